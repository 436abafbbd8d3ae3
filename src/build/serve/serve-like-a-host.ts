import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import type { Plugin } from 'vite';
import { REVALIDATED } from './headers.ts';
import { HEADERS_FILE, headersFor } from './headers-file.ts';
import { NOT_FOUND_FILE, UNSERVED } from './unserved.ts';

/** The package's types want Express, its code only what Node has. */
interface Middleware {
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): unknown;
}

/**
 * Lets `vite preview` answer as a host of the built site does: with the headers that the build wrote, with the page at
 * both spellings of its path, and with the 404 page and its status where there is nothing. Vite serves the files.
 */
export function serveLikeAHost(): Plugin {
  return {
    name: 'serve-like-a-host',
    config: () => ({ preview: { cors: false } }),
    configurePreviewServer(server) {
      const folder = path.resolve(server.config.root, server.config.build.outDir);
      if (!existsSync(path.join(folder, HEADERS_FILE))) {
        throw new Error(`There is no built site in ${folder}. Build it first: npm run build.`);
      }
      // Files are read anew for each answer, as Vite reads its own: the site may be built again meanwhile.
      const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

      const answerNotFound = (response: ServerResponse) => {
        response.statusCode = 404;
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        // A file that is not there yet must not be missing for a year.
        response.setHeader('Cache-Control', REVALIDATED);
        response.end(read(NOT_FOUND_FILE));
      };

      const compress: Middleware = { handle: compression() };
      server.middlewares.use((request, response, next) => {
        preferBrotli(request);
        compress.handle(request, response, next);
      });

      server.middlewares.use((request, response, next) => {
        const [spelling = '/', ...query] = (request.url ?? '/').split('?');
        const address = plain(spelling);
        for (const [name, value] of headersFor(read(HEADERS_FILE), address)) response.setHeader(name, value);
        if (UNSERVED.includes(address)) {
          answerNotFound(response);
          return;
        }
        const file = pageFile(address);
        if (existsSync(path.join(folder, file))) request.url = [`/${file}`, ...query].join('?');
        next();
      });

      // Comes after Vite's own, and so is asked only for what Vite has no file for.
      return () => server.middlewares.use((_, response) => answerNotFound(response));
    },
  };
}

/** The path as a host reads it, so that no spelling of one is answered otherwise than the others. */
function plain(spelling: string): string {
  try {
    return path.posix.normalize(decodeURIComponent(spelling));
  } catch {
    return spelling;
  }
}

/** The file of a page at this path; for a path that cannot be a page's, one that is never there. */
function pageFile(address: string): string {
  if (address === '/') return 'index.html';
  return `${/^\/((?:[\w-]+\/)*[\w-]+)\/?$/.exec(address)?.[1] ?? ''}.html`;
}

/** Vite compresses too, closer to the files, and knows gzip only: it must not hear of that where brotli is welcome. */
function preferBrotli(request: IncomingMessage): void {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) request.headers['accept-encoding'] = 'br';
}
