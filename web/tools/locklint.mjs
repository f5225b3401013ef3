// Is package-lock.json good on every machine? Every optional dependency has an entry, and no address is recorded.
// `node tools/locklint.mjs --fix` takes out what packages say about funding: addresses that nobody needs here.
import { readFileSync, writeFileSync } from "node:fs";

const FILE = "package-lock.json";
const lock = JSON.parse(readFileSync(FILE, "utf8"));
const all = lock.packages;

/** Whether a package finds this dependency in its own folder or in one above it. */
function found(key, dependency) {
    for (let folder = key; ; folder = folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, "")) {
        if (`${folder ? `${folder}/` : ""}node_modules/${dependency}` in all) return true;
        if (!folder) return false;
    }
}

if (process.argv.includes("--fix")) {
    for (const entry of Object.values(all)) delete entry.funding;
    writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
}

let missing = 0;
for (const [key, entry] of Object.entries(all)) {
    missing += Object.keys(entry.optionalDependencies ?? {}).filter((name) => !found(key, name)).length;
}
const addresses = readFileSync(FILE, "utf8").split("://").length - 1;
console.log({ missing, addresses });
process.exit(missing + addresses ? 1 : 0);
