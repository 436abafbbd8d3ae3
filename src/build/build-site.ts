import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { assetText, sortChunks } from './chunks.ts';
import {
  enforceBudgets,
  enforceFirst,
  formatBudgets,
  laterModules,
  measure,
  measureWorker,
} from './budgets.ts';
import { gameFiles, gameTag } from './game-files.ts';
import { earlyPressScript, makeTemplate, oldBrowserScript } from './html.ts';
import { writeServiceWorker } from './offline/write-service-worker.ts';
import { checkUnset, readOrigin, readSettings, validateOperator } from './environment.ts';
import { type BuiltSite, renderPages, writePages } from './pages.ts';
import { rootFiles } from './root-files.ts';
import { headerTable, NOT_FOUND_FILE } from './serve/headers.ts';
import { formatHeadersFile, HEADERS_FILE } from './serve/headers-file.ts';
import { formatNginx, NGINX_FILE } from './serve/nginx.ts';
import { formatRedirectsFile, REDIRECTS_FILE } from './serve/old-address.ts';
import { loadServerSide, SERVER_SIDE, type ServerSide } from './server-side.ts';
import { formatSitemap } from './sitemap.ts';
import { INITIAL_STYLESHEET, deferredStylesheet } from './styles.ts';

/** Not what only text pages share. */
const SHARED = /\/src\/(platform|content|game|site(?!\/Article)|ui)\//;

/** @param laterFolders below `src`: the first frame needs none of them. */
export function buildSite(laterFolders: readonly string[]): Plugin {
  return {
    name: 'build-site',
    apply: 'build',
    config: () => ({
      builder: {},
      build: { target: browserslistToEsbuild() },
      environments: {
        client: {
          build: {
            rolldownOptions: {
              // @pixi/react's package.json doesn't mark the modules as free of side effects.
              treeshake: { moduleSideEffects: [{ test: /\/@pixi\/react\//, sideEffects: false }] },
              // Without these groups the bundler makes a chunk for each set of modules that some
              // lazy parts share.
              output: {
                codeSplitting: {
                  groups: [
                    { name: 'start', tags: ['$initial'] },
                    {
                      name: 'react',
                      test: /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
                    },
                    { name: 'simulation', test: /\/src\/simulation\// },
                    {
                      name: 'shared',
                      test: (id) =>
                        SHARED.test(id) && laterModules([id], laterFolders).length === 0,
                      minShareCount: 5,
                    },
                    { name: 'stage', test: /\/src\/stage\//, minShareCount: 2 },
                    { name: 'pixi', test: /\/node_modules\/pixi\.js\//, minShareCount: 3 },
                  ],
                },
              },
            },
          },
        },
        ssr: {
          build: {
            // Inside the project, so that Node can resolve the packages these modules import.
            outDir: `node_modules/.cache/prerender-${process.pid}`,
            copyPublicDir: false,
            rolldownOptions: { input: SERVER_SIDE },
          },
        },
      },
    }),
    buildApp: async (builder) => {
      const { config, environments } = builder;
      const { env } = config;
      validateOperator(env);
      const unset = checkUnset(env);
      const { client, ssr } = environments;
      if (client === undefined || ssr === undefined)
        throw new Error('Vite has no environment for client or ssr.');
      const bundle = outputOf(await builder.build(client));
      const outDir = path.resolve(config.root, client.config.build.outDir);
      const ssrDir = path.resolve(config.root, ssr.config.build.outDir);
      try {
        await builder.build(ssr);
        await writeSite(config, outDir, bundle, await loadServerSide(ssrDir), laterFolders);
      } finally {
        await rm(ssrDir, { recursive: true, force: true });
      }
      if (unset !== undefined) config.logger.warn(unset);
    },
  };
}

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

async function writeSite(
  config: ResolvedConfig,
  outDir: string,
  bundle: Output,
  serverSide: ServerSide,
  laterFolders: readonly string[],
) {
  const chunks = sortChunks(bundle.filter((file) => file.type === 'chunk'));
  const style = assetText(bundle, INITIAL_STYLESHEET);
  const oldBrowser = await oldBrowserScript(config.root);
  const script = await earlyPressScript(config.root);
  const template = makeTemplate(assetText(bundle, 'index.html'), {
    style,
    deferredStylesheet: deferredStylesheet(bundle),
    script,
    before: `/${oldBrowser.fileName}`,
  });
  const { firstSheets, deferredSheets } = serverSide;
  const tagsOf = (route: string, body: string) =>
    gameTag(body, gameFiles(route, chunks, firstSheets, deferredSheets));
  const pages = await renderPages(serverSide.renderer, template, tagsOf);
  await writePages(outDir, pages);

  const { env } = config;
  const write = (name: string, text: string) => writeFile(path.join(outDir, name), text);
  await Promise.all([
    rm(path.join(outDir, INITIAL_STYLESHEET)),
    write(oldBrowser.fileName, oldBrowser.code),
    write('sitemap.xml', formatSitemap(pages, readOrigin(env))),
    ...Array.from(rootFiles(env), ([name, text]) => write(name, text)),
  ]);

  const sheets = new Map([...firstSheets, ...deferredSheets]);
  const site: BuiltSite = { outDir, pages, style, script, sheets };
  const headers = headerTable(site, readSettings(env));
  const paths = pages.filter(({ file }) => file !== NOT_FOUND_FILE).map((page) => page.path);
  await Promise.all([
    write(HEADERS_FILE, formatHeadersFile(headers)),
    write(REDIRECTS_FILE, formatRedirectsFile(paths)),
    write(NGINX_FILE, formatNginx(headers, paths)),
  ]);
  const worker = await writeServiceWorker(site, headers);

  enforceFirst(chunks, laterFolders);
  const measured = [...measure(chunks, pages, oldBrowser.code), measureWorker(worker)];
  config.logger.info(`${pages.length} pages. After gzip:\n${formatBudgets(measured)}`);
  enforceBudgets(measured);
}

function outputOf(
  result: Rolldown.RolldownOutput | Rolldown.RolldownOutput[] | Rolldown.RolldownWatcher,
): Output {
  if ('on' in result) throw new Error('The site is not built while its files are being watched.');
  return [result].flat().flatMap(({ output }) => output);
}
