import type { VariantPage } from './page-parts.ts';
import type { VariantName } from './variants.ts';

const RECORDS: {
  readonly [Name in VariantName]: () => Promise<{ readonly default: VariantPage }>;
} = {
  'chrome-dino': () => import('./variants/chrome-dino.ts'),
  chromedino: () => import('./variants/chromedino.ts'),
  'dino-game': () => import('./variants/dino-game.ts'),
  'dino-run': () => import('./variants/dino-run.ts'),
  'google-dino': () => import('./variants/google-dino.ts'),
  'run-dino-run': () => import('./variants/run-dino-run.ts'),
  't-rex-chrome': () => import('./variants/t-rex-chrome.ts'),
  'offline-dinosaurus': () => import('./variants/offline-dinosaurus.ts'),
  'chrome-dino-game': () => import('./variants/chrome-dino-game.ts'),
  'google-game-dino': () => import('./variants/google-game-dino.ts'),
  't-rex-chrome-dino-game': () => import('./variants/t-rex-chrome-dino-game.ts'),
  'dino-run-game': () => import('./variants/dino-run-game.ts'),
  't-rex-chrome-dino': () => import('./variants/t-rex-chrome-dino.ts'),
};

const DEFAULT: VariantName = 'chrome-dino';

const loading = new Map<VariantName, Promise<VariantPage>>();

/** Returns the same promise each time, as React's `use` requires, unless loading has failed. */
export function loadVariant(name: string): Promise<VariantPage> {
  const known = isVariantName(name) ? name : DEFAULT;
  let record = loading.get(known);
  if (record === undefined) {
    record = RECORDS[known]().then((module) => module.default);
    loading.set(known, record);
    record.catch(() => loading.delete(known));
  }
  return record;
}

function isVariantName(name: string): name is VariantName {
  return Object.hasOwn(RECORDS, name);
}
