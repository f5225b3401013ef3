// Is package-lock.json good on every machine? Every optional dependency has an entry, and no address is recorded.
import { readFileSync } from "node:fs";

const all = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;

/** Whether a package finds this dependency in its own folder or in one above it. */
function found(key, dependency) {
    for (let folder = key; ; folder = folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, "")) {
        if (`${folder ? `${folder}/` : ""}node_modules/${dependency}` in all) return true;
        if (!folder) return false;
    }
}

let missing = 0;
let resolved = 0;
for (const [key, entry] of Object.entries(all)) {
    if (entry.resolved) resolved++;
    missing += Object.keys(entry.optionalDependencies ?? {}).filter((name) => !found(key, name)).length;
}
console.log({ missing, resolved });
process.exit(missing + resolved ? 1 : 0);
