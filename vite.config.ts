import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import {
  buildSite,
  collectStyles,
  refreshInDev,
  renderInDev,
  serveLikeAHost,
  shortName,
} from './src/build/index.ts';
import { LATER_FOLDERS } from './tests/tools/imports/rooms.ts';

/** Tests of rooms that only compute, and that mock nothing. */
const PURE = ['simulation', 'story', 'solver', 'rivals', 'content', 'stage', 'assets'].map(
  (room) => `tests/${room}/**/*.test.{ts,tsx}`,
);

export default defineConfig(({ isPreview }) => ({
  // A preview serves the built files; the dev server renders each page on request.
  appType: isPreview === true ? 'mpa' : 'custom',
  plugins: [
    react(),
    collectStyles(),
    buildSite(LATER_FOLDERS),
    renderInDev(),
    refreshInDev(),
    serveLikeAHost(),
  ],
  css: { modules: { generateScopedName: shortName } },
  resolve: {
    alias: [
      {
        find: /^pixi\.js$/,
        replacement: fileURLToPath(new URL('src/build/pixi-index.js', import.meta.url)),
      },
    ],
    // React's and @pixi/react's renderers each bring the same scheduler; one is enough.
    dedupe: ['scheduler'],
  },
  optimizeDeps: {
    include: ['pixi.js', 'pixi.js/unsafe-eval', '@pixi/react', 'bitecs', 'fast-png'],
  },
  preview: { port: 4173, strictPort: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: PURE,
          // Their modules keep no state, and loading them once for all files halves the time.
          isolate: false,
          // Vitest can't interrupt a computation, so no limit ends an endless loop, and a tight one
          // only fails on a busy machine.
          testTimeout: 900_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'stateful',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: PURE,
        },
      },
    ],
    environment: 'node',
    setupFiles: 'tests/tools/fast-check.ts',
    // Some tests simulate whole runs, also on slow or busy machines.
    testTimeout: 30_000,
    // By default one core is left idle.
    maxWorkers: '100%',
    coverage: { include: ['src/**/*.{ts,tsx}'], reporter: ['text'] },
    server: { deps: { inline: ['@pixi/react', 'zzfx'] } },
  },
}));
