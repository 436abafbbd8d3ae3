import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { STAGE_WIDTH } from '#simulation';
import type { BarePixi } from './bare-pixi-script.ts';
import type { StillPart } from './key-latency.ts';

/** px that the sprites rise while Space is held. */
const LIFT = 40;

export const ABOVE_SPRITES: StillPart = { x: 0, y: 0, width: STAGE_WIDTH, height: LIFT - 4 };

/** Does the minimum in Pixi for sprites that all move in each frame. */
export async function openBarePixi(
  page: Page,
  script: string,
  drawn: Omit<BarePixi, 'lift'> & { readonly cssWidth: number },
): Promise<void> {
  const { cssWidth, ...options } = drawn;
  const barePixi: BarePixi = { ...options, lift: LIFT };
  const body = `<!doctype html>
<title>Bare page</title>
<style>body { margin: 0 } canvas { display: block; width: ${cssWidth}px }</style>
<script>window.barePixi = ${JSON.stringify(barePixi)}</script>
<script type="module">${script.replaceAll('</script', String.raw`<\/script`)}</script>`;
  const address = 'http://bare-page.test/';
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address);
  await page.locator('canvas').waitFor();
}

export async function bundleBarePixi(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'bare-pixi-script.ts'),
        output: { codeSplitting: false },
      },
    },
  });
  const [script] = Array.isArray(built) || !('output' in built) ? [] : built.output;
  if (script?.type !== 'chunk') throw new Error('Vite made no script of the bare Pixi page.');
  return script.code;
}
