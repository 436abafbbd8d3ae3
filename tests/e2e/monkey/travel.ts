import { expect } from '../game.ts';
import { GAME_PAGES, TEXT_PAGES } from '../paths.ts';
import { goTo } from './go-to.ts';
import type { MonkeyAction } from './monkey-action.ts';

export const TRAVEL_ACTIONS: readonly MonkeyAction[] = [
  {
    name: 'follow a link of the header',
    weight: 4,
    do: async ({ page, dice }) => {
      const link = dice.pick(['Home', 'History', 'FAQ']);
      await page.evaluate((label) => {
        const links = document.querySelectorAll<HTMLElement>('header a');
        [...links].find(({ textContent }) => textContent === label)?.click();
      }, link);
      return link;
    },
  },
  {
    name: 'go back or forward',
    weight: 3,
    do: async ({ page, dice }) => {
      const way = dice.pick(['back', 'forward']);
      await page.evaluate((to) => (to === 'back' ? history.back() : history.forward()), way);
      return way;
    },
  },
  {
    name: 'open a page',
    weight: 2,
    do: async ({ page, dice }) => {
      const path = dice.pick(['/', ...GAME_PAGES, ...TEXT_PAGES]);
      await goTo(page, `${path}?debug&renderer=webgl`);
      return path;
    },
  },
  {
    name: 'reload',
    weight: 2,
    do: async ({ game, page }) => {
      // A run that goes on takes further steps meanwhile, and one that doesn't count isn't kept.
      const steps = await page.evaluate(async () => {
        const replay = await globalThis.dinoDebug?.replay().catch(() => undefined);
        return replay === undefined ? 0 : globalThis.dinoDebug?.state().steps;
      });
      const isPaused = (await game.phase('paused').count()) > 0;
      // A link may have led to an address without `?debug`, which has no `dinoDebug` once reloaded.
      const tells = new URL(page.url()).searchParams.has('debug');
      await page.reload();
      if (!isPaused || !steps || !tells) return 'no run';
      await expect(game.phase('paused')).toBeAttached();
      await expect(game.canvas).toBeAttached();
      expect((await game.state()).steps, 'the run that was left').toBe(steps);
      return `a run at step ${steps}`;
    },
  },
];
