import type { Browser } from '@playwright/test';
import { DINO_SIZE, DINO_X, GROUND_Y, STAGE_HEIGHT } from '#simulation';
import { openBarePixi, spritesLike } from './bare-pixi-page.ts';
import { type KeyedPage, recordPictures } from './key-pictures.ts';
import type { Prepared } from './measure-subject.ts';
import { openStage } from './our-page.ts';
import { type Spread, spreadOf } from '../statistics.ts';
import { drawnOf } from './survey.ts';

/** Hz. */
const RATES = [60, 144] as const;

/** From key down to the first picture that shows a movement, ms of the page's clock. */
export interface KeyLatency {
  readonly rate: number;
  readonly ours: Spread;
  readonly barePixi: Spread;
}

export async function measureKeyLatency(
  browser: Browser,
  prepared: Prepared,
): Promise<KeyLatency[]> {
  const ours = await latenciesOf(browser, {
    open: async (page) => {
      await openStage(page, prepared.origin);
      await page.evaluate(() => globalThis.dinoDebug?.loaded());
    },
    hasRuns: true,
    // Above the head of the standing dino, so a change of its pose is no movement.
    part: { x: DINO_X, y: GROUND_Y - 2 * DINO_SIZE.height, ...DINO_SIZE },
  });
  const sprites = spritesLike(drawnOf(prepared, 'day'));
  const barePixi = await latenciesOf(browser, {
    open: (page) => openBarePixi(page, prepared, prepared.barePixi, sprites),
    hasRuns: false,
    // There are always sprites in this part.
    part: { x: DINO_X, y: 0, width: DINO_SIZE.width, height: STAGE_HEIGHT },
  });
  return RATES.map((rate) => ({ rate, ours: ours(rate), barePixi: barePixi(rate) }));
}

/** Compares the pictures after a key with pictures of the same page without the key. */
async function latenciesOf(browser: Browser, keyed: KeyedPage): Promise<(rate: number) => Spread> {
  const without = await recordPictures(browser, keyed, RATES, false);
  const withKey = await recordPictures(browser, keyed, RATES, true);
  return (rate) => {
    const latencies = (withKey.get(rate) ?? []).map((pictures, start) => {
      const changed = firstChange(without.get(rate)?.[start] ?? [], pictures);
      // The first picture is the last one before the key, which is pressed half a frame later.
      return ((changed - 0.5) * 1000) / rate;
    });
    const spread = spreadOf(latencies);
    if (spread === undefined) throw new Error(`Nothing was recorded at ${rate} Hz.`);
    return spread;
  };
}

/**
 * Index of the first picture that differs from the recording without the key.
 * @throws Error if they differ before the key, or never.
 */
function firstChange(without: readonly number[], withKey: readonly number[]): number {
  const changed = withKey.findIndex((picture, i) => picture !== without[i]);
  if (changed === 0) throw new Error('Two runs of the same course look different before the key.');
  if (changed === -1) throw new Error('The key changed nothing in the picture.');
  return changed;
}
