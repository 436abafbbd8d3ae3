import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import {
  buildSite,
  collectInitialStyles,
  productionRouter,
  renderInDev,
  retryStyles,
  serveLikeAHost,
  slimPixi,
} from './src/build/index.ts';

export default defineConfig(({ isPreview }) => ({
  // A preview serves the built files; the dev server renders each page on request.
  appType: isPreview === true ? 'mpa' : 'custom',
  plugins: [
    react(),
    slimPixi(),
    productionRouter(),
    collectInitialStyles(),
    retryStyles(),
    buildSite(),
    renderInDev(),
    serveLikeAHost(),
  ],
  optimizeDeps: { include: ['pixi.js', '@pixi/react', 'bitecs'] },
  preview: { port: 4173, strictPort: true },
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    environment: 'node',
    // Some tests simulate whole runs, also on slow or busy machines.
    testTimeout: 30_000,
    // By default one core is left idle.
    maxWorkers: '100%',
    server: { deps: { inline: ['@pixi/react', 'zzfx'] } },
  },
}));
