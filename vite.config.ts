import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { buildSite, gatherFirstStyle, renderInDev, retryStyles, serveLikeAHost, slimPixi } from './src/build/index.ts';

export default defineConfig(({ isPreview }) => ({
  // A preview serves the built files, a dev server renders each page itself.
  appType: isPreview === true ? 'mpa' : 'custom',
  plugins: [react(), slimPixi(), gatherFirstStyle(), retryStyles(), buildSite(), renderInDev(), serveLikeAHost()],
  optimizeDeps: { include: ['pixi.js', '@pixi/react', 'bitecs'] },
  preview: { port: 4173, strictPort: true },
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    environment: 'node',
    // Some play whole runs, on machines that have other things to do.
    testTimeout: 30_000,
    server: { deps: { inline: ['@pixi/react', 'zzfx'] } },
  },
}));
