// "It is your turn": in the title, by a soft sound, and by a notification if it is wanted.
import { remember, remembered } from "./memory";

let sound = $state(remembered("sound", true));
let permission = $state(typeof Notification === "undefined" ? "denied" : Notification.permission);
let audio: AudioContext | null = null;

/** Whether sounds are on. */
export function soundOn(): boolean {
  return sound;
}

/** Switch sounds on or off. */
export function switchSound(on: boolean): void {
  sound = on;
  remember("sound", on);
  if (on) chime();
}

/** Whether the browser may still be asked for notifications. */
export function mayAskToNotify(): boolean {
  return permission === "default";
}

/** Ask for notifications; browsers want a click before. */
export async function askToNotify(): Promise<void> {
  permission = await Notification.requestPermission();
}

/** Tell the person that it is their turn. */
export function callToTurn(title: string, body: string): void {
  if (sound) chime();
  if (document.hidden && permission === "granted") {
    const note = new Notification(title, { body, tag: "igroteka-turn", icon: "/favicon.svg" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }
}

/** The title of the window, with a mark while this person is asked. */
export function showTitle(title: string, mine: boolean): void {
  document.title = mine ? `● ${title}` : title;
}

/** Two soft notes, like wood on wood. */
function chime(): void {
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime;
    for (const [number, frequency] of [523.25, 783.99].entries()) {
      const at = start + number * 0.13;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = "sine";
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.09, at + 0.015);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.55);
    }
  } catch {
    // no sound device: the title says it, too
  }
}
