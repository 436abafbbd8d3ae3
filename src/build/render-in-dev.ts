import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { earlyPressScript, fillTemplate } from './html.ts';
import { isRenderer } from './pages.ts';
import { rootFiles } from './root-files.ts';

const NOT_FOUND_PATH = '/404';

const GALLERY_PATH = '/gallery';

/** Renders pages like the built site, so that hydration errors show up in development. */
export function renderInDev(): Plugin {
  return {
    name: 'render-in-dev',
    apply: 'serve',
    configureServer: (server) => () => {
      // Runs after Vite's middlewares, which answer requests for modules and files.
      server.middlewares.use((request, response, next) => {
        if (request.method === 'GET' || request.method === 'HEAD')
          void answer(server, request, response, next);
        else next();
      });
    },
  };
}

async function answer(
  server: ViteDevServer,
  request: Connect.IncomingMessage,
  response: ServerResponse,
  next: Connect.NextFunction,
): Promise<void> {
  try {
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
    const file = rootFiles(server.config.env).get(pathname.slice(1));
    if (file !== undefined) {
      response.end(file);
      return;
    }
    const { status, html } = await render(server, pathname);
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  } catch (error) {
    if (error instanceof Error) server.ssrFixStacktrace(error);
    next(error);
  }
}

async function render(
  server: ViteDevServer,
  pathname: string,
): Promise<{ status: number; html: string }> {
  const canonical = pathname.replace(/(?<=.)\/$/, '');
  if (canonical === GALLERY_PATH) {
    const html = await readFile(path.join(server.config.root, 'src/gallery/index.html'), 'utf8');
    return { status: 200, html: await server.transformIndexHtml(pathname, html) };
  }
  const renderer: unknown = await server.ssrLoadModule('/src/prerender.tsx');
  if (!isRenderer(renderer))
    throw new Error('src/prerender.tsx does not offer PATHS and renderPage.');
  const indexHtml = await readFile(path.join(server.config.root, 'index.html'), 'utf8');
  const found = canonical !== NOT_FOUND_PATH && renderer.PATHS.includes(canonical);
  // As in the build, a path gets the same page with or without a trailing slash, and every unknown
  // path gets the 404 page.
  const { head, body } = await renderer.renderPage(found ? canonical : NOT_FOUND_PATH);
  const template = await server.transformIndexHtml(pathname, indexHtml);
  const inHead = `${await styles(server)}<script>${await earlyPressScript(server.config.root)}</script>`;
  return { status: found ? 200 : 404, html: fillTemplate(template, { head: head + inHead, body }) };
}

/**
 * The stylesheets of all modules rendered so far, marked so that Vite's client updates them instead
 * of adding its own.
 */
async function styles({ environments: { client, ssr } }: ViteDevServer): Promise<string> {
  const modules = [...(ssr?.moduleGraph.idToModuleMap.values() ?? [])].filter(({ url }) =>
    url.endsWith('.css'),
  );
  const elements = modules.map(async ({ url, id }) => {
    const code = (await client?.transformRequest(`${url}?direct`))?.code ?? '';
    return `<style data-vite-dev-id="${id ?? url}">${code}</style>`;
  });
  return (await Promise.all(elements)).join('');
}
