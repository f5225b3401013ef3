import axe from "axe-core";

/** What axe finds; contrast needs a real browser, and parts of a page have no landmarks. */
export async function barriers(part: Element): Promise<string[]> {
  const rules = {
    "color-contrast": { enabled: false },
    region: { enabled: false },
    "label-content-name-mismatch": { enabled: true },
  };
  const { violations } = await axe.run(part, { rules, resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`);
}
