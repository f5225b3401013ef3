"""How things are called in views, events and components: what is of a kind by its name, seats and ages by number."""

from __future__ import annotations

from typing import Annotated

from igroteka.core.wire import Names
from igroteka.games.progress.actions import QUESTIONS
from igroteka.games.progress.box import EFFECT_NAMES, GROUP_NAMES, KIND_NAMES, POWER_NAMES, SKILL_NAMES
from igroteka.games.progress.state import ENDINGS, MEANS, PHASES, STAGES
from igroteka.games.progress.tables import COLOUR_NAMES, FEAT_NAMES, PERSON_NAMES, TECH_NAMES, TITLES

Card = Annotated[str, Names("Card", tuple(TECH_NAMES))]  # a technology
Person = Annotated[str, Names("Person", tuple(PERSON_NAMES))]
Feat = Annotated[str, Names("Feat", tuple(FEAT_NAMES))]  # an achievement
Kind = Annotated[str, Names("Kind", tuple(KIND_NAMES))]  # of knowledge
Skill = Annotated[str, Names("Skill", tuple(SKILL_NAMES))]
Power = Annotated[str, Names("Power", tuple(POWER_NAMES))]  # a track of the power board
Group = Annotated[str, Names("Group", tuple(GROUP_NAMES))]  # of personalities
EffectKind = Annotated[str, Names("EffectKind", tuple(EFFECT_NAMES))]
Colour = Annotated[str, Names("Colour", tuple(COLOUR_NAMES))]
Title = Annotated[str, Names("Title", (*TITLES, "defeat"))]  # of a solo game
Question = Annotated[str, Names("Question", tuple(QUESTIONS))]
Stage = Annotated[str, Names("Stage", tuple(STAGES))]
Phase = Annotated[str, Names("Phase", tuple(PHASES))]  # of a turn
Means = Annotated[str, Names("Means", tuple(MEANS))]  # what pays
Ending = Annotated[str, Names("Ending", tuple(ENDINGS))]
Activation = Annotated[str, Names("Activation", ("discovered", "developed"))]
DrawKind = Annotated[str, Names("DrawKind", ("draw", "quick", "shuffle"))]
DropReason = Annotated[str, Names("DropReason", ("quick", "limit"))]
AgeState = Annotated[str, Names("AgeState", ("coming", "open", "gone"))]
Place = Annotated[str, Names("Place", ("hand", "development", "time"))]  # from which cards leave the game
