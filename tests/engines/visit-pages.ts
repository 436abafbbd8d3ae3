import assert from 'node:assert/strict';
import { isHydrated } from '../e2e/is-hydrated.ts';
import { GAME_PAGES, PAGES } from '../e2e/paths.ts';
import type { Page } from './browser.ts';
import type { Check } from './run-checks.ts';
import { ask, openGame, until } from './in-page.ts';

export const VISITS: readonly Check[] = [
  ...PAGES.map((path) => ({
    name: `${path} has its title and its heading${GAME_PAGES.includes(path) ? ', and the game opens on it' : ''}`,
    run: (page: Page, origin: string) => visit(page, origin, path),
  })),
  {
    name: 'the game is played in a frame, by keys once it has the focus',
    run: async (page, origin) => {
      await page.goto(`${origin}/embed-the-game`);
      const phaseInFrame = () =>
        ask(page, null, () =>
          document
            .querySelector('iframe')
            ?.contentDocument?.querySelector('[role=application]')
            ?.getAttribute('data-phase'),
        );
      await until('the frame has loaded', async () => (await phaseInFrame()) === 'ready');
      await ask(page, null, () => document.querySelector('iframe')?.focus());
      await page.press('Space');
      await until('a run has started', async () => (await phaseInFrame()) === 'running');
    },
  },
  {
    name: 'a page that is left at once, whatever of it is still to come, is left',
    run: async (page, origin) => {
      for (let round = 0; round < 10; round++) {
        await page.goto(`${origin}/`);
        await page.goto(`${origin}/faq`);
        assert.equal(await ask(page, null, () => location.pathname), '/faq');
      }
    },
  },
  {
    name: 'the service worker looks after the page of somebody who has played here before',
    run: async (page, origin) => {
      await page.goto(origin);
      await ask(page, null, () => localStorage.setItem('dino-high-score', '1'));
      await page.goto(`${origin}/faq`);
      await until('the worker is active', () =>
        ask(page, null, () => navigator.serviceWorker.controller?.state === 'activated'),
      );
    },
  },
];

async function visit(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(`${origin}${path}`);
  const hasGame = GAME_PAGES.includes(path);
  if (hasGame) await openGame(page);
  await until('React has taken over the page', async () => {
    // React starts at a text page's first touch, unless that comes before its script listens.
    if (!hasGame) await page.press('KeyP');
    return ask(page, null, isHydrated);
  });
  const served = await (await fetch(`${origin}${path}`)).text();
  const [, servedTitle] = /<title>([^<]*)<\/title>/.exec(served) ?? [];
  const seen = await ask(page, null, () => ({
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map((heading) => ({
      text: heading.innerText,
      isVisible: heading.getClientRects().length > 0,
    })),
  }));
  assert.notEqual(seen.title, '', 'the page has a title');
  assert.equal(seen.title, servedTitle?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"));
  assert.equal(seen.headings.length, 1, 'one heading of the first level');
  assert.ok(seen.headings[0]?.text, 'the heading says something');
  assert.ok(seen.headings[0].isVisible, 'the heading is visible');
}
