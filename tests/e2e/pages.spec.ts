import {
  CATEGORIES,
  CONSENT,
  DEFAULT_ORIGIN,
  OFFLINE_GUIDE,
  PANEL,
  SITE,
  VARIANTS,
} from '#content';
import { expect, test } from './game.ts';
import { hydrated } from './hydrated.ts';
import { cutLabels } from './labels.ts';
import { onlyInFullRun } from './only-in-full-run.ts';
import { accessibilityProblems, collectMessages } from './page-problems.ts';
import { expectNoSidewaysScroll } from './page-width.ts';
import { GAME_PAGES, PAGES, TEXT_PAGES } from './paths.ts';
import { GLYPHS } from './pixel-font.ts';

/** Font sizes of the browser's settings and of a window: 200 %, and 400 % on a desktop. */
const SIZES = [
  { width: 1280, height: 800, text: 32 },
  { width: 390, height: 844, text: 32 },
  { width: 320, height: 640, text: 32 },
  { width: 320, height: 256, text: 16 },
] as const;

/** At the phone's size the banner half covers a question of the FAQ. */
const SCREENS = [
  { width: 1280, height: 800, colorScheme: 'dark' },
  { width: 412, height: 823, colorScheme: 'light' },
] as const;

// Pages of a kind share a template, and differ by their texts.
for (const [kind, paths, isRare] of [
  ['one page of each kind with the game', ['/', CATEGORIES[0].path, VARIANTS[0].path], false],
  ['the texts and the 404 page', [...TEXT_PAGES, '/nowhere'], false],
  ['the other categories', CATEGORIES.slice(1).map(({ path }) => path), true],
  ['the other variants', VARIANTS.slice(1).map(({ path }) => path), true],
] as const) {
  test(
    `${kind} can be read by everyone, fit every window, and report nothing`,
    onlyInFullRun(isRare),
    async ({ game, page }) => {
      test.slow(isRare);
      game.expectedErrors.push(/No page at \/nowhere/, /status of 404/);
      const messages = collectMessages(page);
      const known = new Set([' ', ...GLYPHS.map(({ character }) => character)]);
      const session = await page.context().newCDPSession(page);
      for (const path of paths) {
        await test.step(path, async () => {
          await page.setViewportSize(SCREENS[0]);
          await page.goto(path);
          const written = await page.locator('*').evaluateAll((elements) =>
            elements
              .map((element) => ({ element, style: getComputedStyle(element) }))
              .filter(({ style }) => style.fontFamily.startsWith('Pixel'))
              .map(({ element, style }) => ({ text: element.textContent, size: style.fontSize })),
          );
          expect(written.length).toBeGreaterThan(1);
          for (const { text, size } of written) {
            expect(['18px', '36px', '54px', '72px'], text).toContain(size);
            expect([...text].filter((character) => !known.has(character))).toEqual([]);
          }

          // The banner appears after a second, and is checked with the page.
          const close = page.getByRole('button', { name: CONSENT.close, exact: true });
          await expect(close).toBeVisible();
          for (const { colorScheme, ...screen } of SCREENS) {
            await page.setViewportSize(screen);
            await page.emulateMedia({ colorScheme });
            expect(await accessibilityProblems(page), colorScheme).toEqual([]);
          }
          for (const { width, height, text } of SIZES) {
            await page.setViewportSize({ width, height });
            await session.send('Page.setFontSizes', { fontSizes: { standard: text } });
            await expectNoSidewaysScroll(page, `${path} in ${width} px with text of ${text} px`);
            expect(await cutLabels(page.locator('[data-part=bar] button'))).toEqual([]);
          }

          // React tells of each part of the served page that it could not take over.
          await hydrated(page);
          await expectNoSidewaysScroll(page, `${path} with its script`);
          const own = /No page at \/nowhere|status of 404/;
          expect(messages.filter((text) => path !== '/nowhere' || !own.test(text))).toEqual([]);
        });
      }
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is complete down to its footer, waits for nothing, and its links lead somewhere', async ({
    page,
    request,
  }) => {
    const targets = new Set<string>();
    for (const path of [...PAGES, '/nowhere']) {
      await test.step(path, async () => {
        const html = (await (await page.goto(path))?.text()) ?? '';
        expect(html).not.toContain('](/');
        expect(html.includes('<meta name="game-files"')).toBe(GAME_PAGES.includes(path));
        for (const [, target = ''] of html.matchAll(/ (?:href="|src="|content="(?=http))([^"#]+)/g))
          targets.add(target.replace(DEFAULT_ORIGIN, ''));

        await expect(page.getByRole('contentinfo')).toContainText(SITE.note);
        for (const role of ['button', 'application', 'status'] as const)
          await expect(page.getByRole(role)).toHaveCount(0);
        await expect(page.getByRole('heading', { name: PANEL.stats })).toHaveCount(0);
        // Playwright finds no text inside a noscript element, so this looks for the element.
        const noScript = page.getByRole('main').locator('noscript p');
        await expect(noScript).toHaveCount(GAME_PAGES.includes(path) ? 1 : 0);
        for (const sentence of await noScript.all()) {
          await expect(sentence).toHaveText(PANEL.noScript);
          await expect(sentence).toBeVisible();
        }
        const play = page.getByRole('main').getByRole('link', { name: /^(Play .* Game|Go to)\b/ });
        for (const link of await play.all()) await expect(link).toHaveAttribute('href', '/');

        const heading = page.getByRole('main').getByRole('heading', { level: 1 });
        await expect(heading).toBeVisible();
      });
    }
    expect(targets).toContain('/dino-run');
    for (const target of targets) {
      expect(target, 'a link of the site itself').toMatch(/^\//);
      expect((await request.get(target)).status(), target).toBe(200);
    }
  });

  test('answers, the keys and the switch of the hitboxes work', async ({ page }) => {
    await page.goto('/faq');
    const answer = page.locator('details[name] p').first();
    await expect(answer).toBeHidden();
    await page.locator('details[name] summary').first().click();
    await expect(answer).toBeVisible();

    await page.goto('/');
    await expect(page.getByText('Mute and unmute')).toBeHidden();
    await page.getByText(PANEL.allKeys).click();
    await expect(page.getByText('Mute and unmute')).toBeVisible();

    await page.goto('/dino-game');
    await expect(page.getByRole('heading', { name: PANEL.controls })).toBeVisible();
    const hitbox = page.getByRole('img', { name: 'Pterodactyl' }).locator('rect').last();
    await expect(hitbox).toHaveCSS('visibility', 'visible');
    await page.getByLabel('Show hitboxes').uncheck();
    await expect(hitbox).toHaveCSS('visibility', 'hidden');

    await page.goto('/offline-dinosaurus');
    await expect(page.getByText(OFFLINE_GUIDE.states.unknown)).toBeHidden();
    await expect(page.getByRole('heading', { name: OFFLINE_GUIDE.installHow })).toBeVisible();
  });
});
