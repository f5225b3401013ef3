import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = `127.0.0.1:${process.env.IGROTEKA_PORT ?? "8000"}`;

export default defineConfig({
  plugins: [svelte()],
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
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
    env: { IGROTEKA_FIXTURES: process.env.IGROTEKA_FIXTURES ?? "web/.fixtures" },
  },
});
