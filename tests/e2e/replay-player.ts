import type { Page } from '@playwright/test';
import { SHARED_RUN } from '#content';
import { GOLDEN } from '../replay/golden.ts';
import type { GamePage } from './game.ts';

export const [SHORT] = GOLDEN.filter(({ score }) => score > 50).toSorted(
  (a, b) => a.steps - b.steps,
);

export const [LONG] = GOLDEN.filter(({ steps }) => steps > 900).toSorted(
  (a, b) => a.steps - b.steps,
);

export const offer = (page: Page) => page.getByRole('region', { name: SHARED_RUN.question });
export const bar = (page: Page) => page.getByRole('group', { name: 'Replay' });
export const position = (page: Page) => bar(page).getByRole('slider', { name: 'Position' });
export const title = (page: Page) => bar(page).getByRole('status');

export async function openLink(game: GamePage, replay: string, path = '/?debug'): Promise<void> {
  await game.page.clock.install();
  await game.page.goto(`${path}#run=${replay}`);
  await game.interactUntil(game.canvas);
}

export function golden(run: (typeof GOLDEN)[number] | undefined): (typeof GOLDEN)[number] {
  if (run === undefined) throw new Error('There are no such golden replays.');
  return run;
}
