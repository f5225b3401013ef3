import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import type {} from "vitest/config"; // the type of `test`; the build goes without vitest

const server = `127.0.0.1:${process.env.IGROTEKA_PORT ?? "8000"}`;

/** The drawings of game-icons.net (CC BY 3.0) that a mapping names, as the module "virtual:game-icons". */
function gameIcons(mapping: string): Plugin {
  const file = fileURLToPath(new URL(mapping, import.meta.url));
  return {
    name: "game-icons",
    resolveId: (id) => (id === "virtual:game-icons" ? `\0${id}` : null),
    load(id) {
      if (id !== "\0virtual:game-icons") return null;
      this.addWatchFile(file);
      const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
        icons: Record<string, { body: string }>;
      };
      const wanted = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
      const drawn = Object.entries(wanted).map(([own, name]) => {
        const icon = set.icons[name];
        if (!icon) throw new Error(`game-icons has no ${name}, wanted for ${own}`);
        const paths = [...icon.body.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);
        return [own, paths.join(" ")];
      });
      return `export default ${JSON.stringify(Object.fromEntries(drawn))};`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), gameIcons("src/games/progress/icons.json")],
  // tests want Svelte's browser half
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: `http://${server}`, ws: true } },
  },
  build: {
    outDir: "../src/igroteka/static",
    emptyOutDir: true,
    target: "es2023",
    sourcemap: false,
    assetsInlineLimit: 0, // fonts and pictures come as files: the content policy allows nothing else
    modulePreload: { polyfill: false },
  },
  test: {
    environment: "happy-dom",
    testTimeout: 300_000, // a busy machine is no failure
    hookTimeout: 300_000,
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
    env: { IGROTEKA_FIXTURES: process.env.IGROTEKA_FIXTURES ?? "web/.fixtures" },
  },
});
