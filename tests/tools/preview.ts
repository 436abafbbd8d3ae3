import { type Plugin, preview } from 'vite';
import { serveLikeAHost } from '#build';
import { freePort } from './free-port.ts';
import type { Server } from './nginx.ts';

/**
 * Serves a built site as `npm start` does, from the test's folder. These plugins handle requests
 * first.
 */
export async function startPreview(
  folder: string,
  plugins: readonly Plugin[] = [],
): Promise<Server> {
  const port = await freePort();
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins, serveLikeAHost()],
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
