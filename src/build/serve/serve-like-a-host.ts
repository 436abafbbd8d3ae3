import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import compression from '@polka/compression';
import type { Plugin } from 'vite';
import { HOST_ONLY_PATHS, NOT_FOUND_FILE, REVALIDATED } from './headers.ts';
import { HEADERS_FILE, headersFor } from './headers-file.ts';
import { canonicalPath, pathsIn, REDIRECTS_FILE } from './old-address.ts';

/**
 * Makes `vite preview` answer like a host: compressed, with the build's headers, pages with and
 * without a trailing slash, and the 404 page. Vite serves the files.
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
      // Read the file anew for each response, as Vite does, because the site may be built again
      // meanwhile.
      const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

      const answerNotFound = (response: ServerResponse) => {
        response.statusCode = 404;
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        // Otherwise a missing file under /assets would be cached as missing for a year.
        response.setHeader('Cache-Control', REVALIDATED);
        response.end(read(NOT_FOUND_FILE));
      };

      server.middlewares.use(compression());
      server.middlewares.use((request, response, next) => {
        response.appendHeader('Vary', 'Accept-Encoding');
        const [spelling = '/', ...query] = (request.url ?? '/').split('?');
        const pathname = normalize(spelling);
        for (const [name, value] of headersFor(read(HEADERS_FILE), pathname))
          response.setHeader(name, value);
        if (HOST_ONLY_PATHS.includes(pathname)) {
          answerNotFound(response);
          return;
        }
        const canonical = canonicalPath(pathname, pathsIn(read(REDIRECTS_FILE)));
        if (canonical !== undefined) {
          response.statusCode = 301;
          response.setHeader('Location', [canonical, ...query].join('?'));
          response.end();
          return;
        }
        const page = `/${pageFile(pathname)}`;
        if (existsSync(path.join(folder, page))) request.url = [page, ...query].join('?');
        next();
      });

      // Runs after Vite's middlewares, for requests without a file.
      return () => server.middlewares.use((_, response) => answerNotFound(response));
    },
  };
}

/** Decodes and normalizes a path as hosts do, so that all its spellings get the same response. */
function normalize(spelling: string): string {
  try {
    return path.posix.normalize(decodeURIComponent(spelling));
  } catch {
    return spelling;
  }
}

function pageFile(pathname: string): string {
  if (pathname === '/') return 'index.html';
  return `${/^\/((?:[\w-]+\/)*[\w-]+)\/?$/.exec(pathname)?.[1] ?? ''}.html`;
}
