import type { Page } from '@playwright/test';
import { SITE } from '#content';
import { expect, SOON, test } from './game.ts';
import { hydrated } from './hydrated.ts';
import { isHydrated } from './is-hydrated.ts';
import { PAGE_GROUPS, PAGES } from './paths.ts';

const spellings = (path: string) => (path === '/' ? ['/'] : [path, `${path}/`]);

for (const [kind, paths] of PAGE_GROUPS) {
  test(`${kind} keep every served element, and log nothing`, async ({ page }) => {
    const problems = listen(page);
    await page.addInitScript(`(${watchTakeover.toString()})(${isHydrated.toString()})`);
    for (const path of paths.flatMap(spellings)) {
      await page.goto(path);
      await hydrated(page);
      await expect
        .poll(() => page.evaluate(() => window.takeover), { intervals: SOON })
        .toBeDefined();
      const takeover = await page.evaluate(() => window.takeover);
      expect(takeover?.served, path).toBeGreaterThan(50);
      // React removes the poster's source by design.
      const gone = takeover?.gone.filter((element) => !element.startsWith('<source '));
      expect(gone, `elements of ${path} that were there before the script`).toEqual([]);
      expect(problems, path).toEqual([]);
    }
  });
}

test('no text of a page shows the notation of links', async ({ request }) => {
  for (const path of [...PAGES, '/nowhere', '/site.webmanifest']) {
    const text = await (await request.get(path)).text();
    expect(text, path).toContain(SITE.name);
    expect(text, path).not.toContain('](/');
  }
});

test('the head is the same before and after hydration', async ({ browser, page }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  for (const path of ['/', '/faq', '/dino-run', '/who-created-the-dinosaur-game', '/nowhere']) {
    await page.goto(path);
    await hydrated(page);
    await still.goto(new URL(path, page.url()).href);
    expect(await headTags(page), path).toEqual(await headTags(still));
  }
  await context.close();
});

test.describe('pages reached by a link have the same head as pages loaded directly', () => {
  for (const [name, links] of [
    [
      'from one kind of page to another',
      [
        ['/', '/history'],
        ['/history', '/'],
        ['/history', '/who-created-the-dinosaur-game'],
        ['/who-created-the-dinosaur-game', '/faq'],
        ['/faq', '/chrome-dino'],
        ['/chrome-dino', '/free-online-game'],
        ['/free-online-game', '/dino-run'],
        ['/dino-run', '/privacy-policy'],
      ],
    ],
    // The 404 page links to all pages but one, the target of the third link above.
    ...PAGE_GROUPS.map(
      ([kind, paths]) =>
        [
          `${kind}, from the 404 page`,
          paths
            .filter((path) => path !== '/who-created-the-dinosaur-game')
            .map((path): readonly [string, string] => ['/nowhere', path]),
        ] as const,
    ),
  ] as const) {
    test(name, async ({ page }) => {
      for (const [from, to] of links) {
        await page.goto(to);
        await hydrated(page);
        const direct = await headTags(page);
        await page.goto(from);
        await hydrated(page);
        expect(await headTags(page)).not.toEqual(direct);
        await page.locator(`a[href="${to}"]:visible`).first().click();
        await expect(page).toHaveURL(to);
        await expect
          .poll(() => headTags(page), { message: `${to}, from ${from}`, intervals: SOON })
          .toEqual(direct);
      }
    });
  }
});

/**
 * Runs in the page, because a query from outside counts as an interaction, which loads the game and
 * adds its elements.
 */
function watchTakeover(hasTakenOver: () => boolean): void {
  document.addEventListener('readystatechange', () => {
    // Interactive: the page is parsed, and its script hasn't started.
    if (document.readyState !== 'interactive') return;
    const served = [...document.querySelectorAll('#root *')];
    const look = () => {
      if (!hasTakenOver()) {
        requestAnimationFrame(look);
        return;
      }
      const gone = served
        .filter(({ isConnected }) => !isConnected)
        .map(({ outerHTML }) => outerHTML);
      window.takeover = { served: served.length, gone };
    };
    look();
  });
}

declare global {
  interface Window {
    takeover?: { readonly served: number; readonly gone: readonly string[] };
  }
}

/** Messages of Playwright (see playwright.config.ts) and of the graphics driver. */
const NOT_OURS = /Service Worker registration blocked by Playwright|GL Driver Message/;

function listen(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (!NOT_OURS.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  return problems;
}

async function headTags(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Preloads and the styles of lazy chunks say nothing about the page.
    const tags = document.querySelectorAll(
      'head > :is(title, meta, link):not([rel=modulepreload], [rel=stylesheet], [name=game-files]), script[type="application/ld+json"]',
    );
    return [...tags].map(describeTag).sort();

    function describeTag({ tagName, attributes, textContent }: Element): string {
      const pairs = [...attributes].map(({ name, value }) => `${name}="${value}"`).sort();
      return [tagName.toLowerCase(), ...pairs, textContent ?? ''].join(' ');
    }
  });
}
