import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { buildSite, renderInDev, serveLikeAHost, slimPixi } from './src/build/index.ts';

export default defineConfig(({ isPreview }) => ({
  // A preview serves the built files, a dev server renders each page itself.
  appType: isPreview === true ? 'mpa' : 'custom',
  plugins: [react(), slimPixi(), buildSite(), renderInDev(), serveLikeAHost()],
  optimizeDeps: { include: ['pixi.js', '@pixi/react', 'bitecs'] },
  preview: { port: 4173, strictPort: true },
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    environment: 'node',
    server: { deps: { inline: ['@pixi/react', 'zzfx'] } },
  },
}));
