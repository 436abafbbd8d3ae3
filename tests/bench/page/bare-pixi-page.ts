import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { STAGE_HEIGHT, STAGE_WIDTH } from '#simulation';
import type { DrawStats } from '#stage';
import { type BareSite, LIFT, openBarePage, SPEED, startingPlaces } from './bare-page.ts';
import type { BarePixi } from './bare-pixi-script.ts';
import type { GameUnderTest } from './pages.ts';

export interface Sprites {
  readonly renderer: DrawStats['renderer'];
  readonly count: number;
  /** Width and height of each, px. */
  readonly size: number;
}

export function spritesLike({ sprites, pixels, renderer }: Omit<DrawStats, 'textures'>): Sprites {
  return { renderer, count: Math.round(sprites), size: Math.round(Math.sqrt(pixels / sprites)) };
}

/**
 * Does the minimum in Pixi for sprites that all move in each frame. They rise while Space is held.
 * @param script by {@link bundleBarePixi}.
 */
export function openBarePixi(
  page: Page,
  site: BareSite,
  script: string,
  { renderer, count, size }: Sprites,
): Promise<GameUnderTest> {
  return openBarePage(page, site, (resolution) => {
    const options: BarePixi = {
      renderer,
      stage: { width: STAGE_WIDTH, height: STAGE_HEIGHT },
      resolution,
      size,
      places: startingPlaces(count, size),
      speed: SPEED,
      lift: LIFT,
    };
    return `<script>window.barePixi = ${JSON.stringify(options)}</script>
<script type="module">${script.replaceAll('</script', String.raw`<\/script`)}</script>`;
  });
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
  const chunks = Array.isArray(built) || !('output' in built) ? [] : built.output;
  const [script] = chunks;
  if (script?.type !== 'chunk') throw new Error('Vite made no script of the bare Pixi page.');
  return script.code;
}
