/// <reference types="vitest/config" />
import { defineConfig } from "vite";

// The server that answers /api while the page is developed with `npm run dev`.
const SERVER = process.env.LAYLINE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  build: {
    outDir: "../src/layline/server/page",
    emptyOutDir: true,
    target: "es2022",
    // Nothing inline: the page is served under a policy that allows only files of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // One file for what every page is made with: each file more is another answer with its headers.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "preact", test: /node_modules.+preact/ }] } },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.{ts,tsx}"],
    // Only what hangs is ended: no test says how fast something must be.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
