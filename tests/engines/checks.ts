import assert from 'node:assert/strict';
import type { DinoDebug } from '#play';
import { verify } from '#replay';
import { DAY_COLOURS } from '#src/stage/days/day-colours.ts';
import { dayOf, DAYS } from '#simulation';
import { isHydrated } from '../e2e/is-hydrated.ts';
import { GAME_PAGES, PAGES } from '../e2e/paths.ts';
import { GOLDEN } from '../replay/golden.ts';
import { GOLDEN_RIVALS } from '../rivals/golden.ts';
import { type Browser, type Key, until } from './browser.ts';
import { scriptOf } from './script-of.ts';

export interface Check {
  readonly name: string;
  run(browser: Browser, origin: string): Promise<void>;
}

export const CHECKS: readonly Check[] = [
  {
    name: `${GOLDEN.length} golden replays come to what they came to in Node`,
    run: verifyGolden,
  },
  { name: `${GOLDEN_RIVALS.length} rivals end as they do in Node`, run: playRivals },
  ...PAGES.map((path) => ({
    name: `${path} opens`,
    run: (browser: Browser, origin: string) => visit(browser, origin, path),
  })),
  ...(['webgl', 'canvas'] as const).map((renderer) => ({
    name: `the stage is drawn with ${renderer}, anew with each step`,
    run: (browser: Browser, origin: string) => draw(browser, origin, renderer),
  })),
  { name: 'a seed brings the same kind of day as in Node', run: showDays },
  {
    name: 'a run is started, jumped, paused, resumed, lost and restarted by keys, and replays in Node',
    run: play,
  },
  { name: 'the game is played in a frame, by keys once it has the focus', run: playInFrame },
];

/**
 * Calls a function in the page. It is sent as source text, so it can't use anything from the scope
 * around it.
 */
function ask<Answer, Question>(
  browser: Browser,
  question: Question,
  answer: (question: Question) => Answer,
): Promise<Awaited<Answer>> {
  return browser.evaluate(`(${answer.toString()})(${JSON.stringify(question)})`);
}

/** Calls a function with the game's debug API, in the same way. */
function askGame<Answer, Question>(
  browser: Browser,
  question: Question,
  answer: (debug: DinoDebug, question: Question) => Answer,
): Promise<Awaited<Answer>> {
  const call = `(globalThis.dinoDebug, ${JSON.stringify(question)})`;
  return browser.evaluate(`(${answer.toString()})${call}`);
}

const state = (browser: Browser) => askGame(browser, null, (debug) => debug.state());

const phase = (browser: Browser) =>
  ask(browser, null, () =>
    document.querySelector('[role=application]')?.getAttribute('data-phase'),
  );

async function openGame(browser: Browser, address: string): Promise<void> {
  await browser.goto(address);
  let moves = 0;
  await until('the stage is open', async () => {
    moves += 1;
    await browser.movePointer(1 + (moves % 2), 1);
    return ask(browser, null, () => document.querySelector('[role=application] canvas') !== null);
  });
  await until('the game is ready', async () => (await phase(browser)) === 'ready');
}

/** Also waits for `dinoDebug`, which loads after the first frame. */
async function openDebug(browser: Browser, address: string): Promise<void> {
  await openGame(browser, address);
  await until('dinoDebug is there', () =>
    ask(browser, null, () => globalThis.dinoDebug !== undefined),
  );
}

async function verifyGolden(browser: Browser, origin: string): Promise<void> {
  await openDebug(browser, `${origin}/?debug`);
  const replays = GOLDEN.map(({ replay }) => replay);
  const results = await askGame(browser, replays, (debug, texts) =>
    Promise.all(
      texts.map(async (text) => {
        const { score, metres, steps, crash, hash } = await debug.verify(text);
        return { score, metres, steps, crash, hash };
      }),
    ),
  );
  const expected = GOLDEN.map(({ score, metres, steps, crash, hash }) => {
    return { score, metres, steps, crash, hash };
  });
  assert.deepEqual(results, expected);
}

async function playRivals(browser: Browser): Promise<void> {
  const script = await scriptOf(new URL('../rivals/golden.ts', import.meta.url), 'golden');
  const rivals = await browser.evaluate(
    `(() => { ${script}; return golden.playGoldenRivals(); })()`,
  );
  assert.deepEqual(rivals, GOLDEN_RIVALS);
}

async function visit(browser: Browser, origin: string, path: string): Promise<void> {
  const hasGame = GAME_PAGES.includes(path);
  if (hasGame) await openGame(browser, `${origin}${path}`);
  else await browser.goto(`${origin}${path}`);
  await until('React has taken over the page', async () => {
    // React starts at a text page's first touch, unless that comes before its script listens.
    if (!hasGame) await browser.press('KeyP');
    return ask(browser, null, isHydrated);
  });
  const heading = await ask(browser, null, () => document.querySelector('h1')?.innerText);
  assert.ok(heading, 'the page has a heading');
}

async function draw(browser: Browser, origin: string, renderer: 'webgl' | 'canvas') {
  await openDebug(browser, `${origin}/?debug&renderer=${renderer}`);
  const drawn = await askGame(browser, 'a picture', async (debug, seed) => {
    await debug.loaded();
    debug.manual(true);
    debug.start(seed);
    const pictures = [1, 100].map((steps) => {
      debug.step(steps, 0);
      // Read at once, since the browser may clear the canvas after showing it.
      return document.querySelector<HTMLCanvasElement>('[role=application] canvas')?.toDataURL();
    });
    // A run that is left would wait on the next page.
    while (!debug.state().gameOver) debug.step(60, 0);
    return { renderer: debug.drawn().renderer, pictures };
  });
  assert.equal(drawn.renderer, renderer);
  assert.equal(new Set(drawn.pictures).size, 2, 'the picture is another one after a hundred steps');
}

async function showDays(browser: Browser, origin: string): Promise<void> {
  await openDebug(browser, `${origin}/?debug`);
  const seeds = Array.from({ length: 8 }, (_, i) => `day ${i}`);
  const skies = await askGame(browser, seeds, async (debug, all) => {
    await debug.loaded();
    debug.manual(true);
    debug.invincible(true);
    const picture = document.createElement('canvas').getContext('2d');
    const stage = document.querySelector<HTMLCanvasElement>('[role=application] canvas');
    const seen: number[][] = [];
    for (const seed of all) {
      debug.start(seed);
      while (debug.state().score < 150) debug.step(60, 0);
      if (stage !== null) picture?.drawImage(stage, 0, 0);
      seen.push([...(picture?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3));
      // Storage has to answer in between.
      await new Promise((resolve) => setTimeout(resolve));
    }
    debug.invincible(false);
    while (!debug.state().gameOver) debug.step(60, 0);
    return seen;
  });
  const seen = skies.map((sky) => nearest(sky, DAYS, (day) => DAY_COLOURS[day].sky[0]));
  assert.deepEqual(seen, seeds.map(dayOf));
}

/** @param colourOf 0xRRGGBB. */
function nearest<Item>(
  rgb: readonly number[],
  items: readonly Item[],
  colourOf: (item: Item) => number,
): Item | undefined {
  const distance = (item: Item) =>
    rgb.reduce((sum, value, i) => {
      return sum + Math.abs(value - ((colourOf(item) >> (16 - 8 * i)) & 0xff));
    }, 0);
  return [...items].sort((one, other) => distance(one) - distance(other))[0];
}

async function play(browser: Browser, origin: string): Promise<void> {
  const isRunning = async () => (await phase(browser)) === 'running';
  await openDebug(browser, `${origin}/?debug`);
  await pressUntil(browser, 'Space', 'a run has started', isRunning);
  await pressUntil(browser, 'ArrowUp', 'the dino jumps', async () => {
    return (await state(browser)).dino.jumping;
  });
  await pressUntil(browser, 'KeyP', 'the run is paused', async () => {
    return (await phase(browser)) === 'paused';
  });
  await pressUntil(browser, 'Space', 'the run goes on', isRunning);
  const { replay, ...inPage } = await askGame(browser, 60, async (debug, batch) => {
    debug.manual(true);
    while (!debug.state().gameOver) debug.step(batch, 0);
    const { seed, score, steps, crash } = debug.state();
    return { seed, score, steps, crash, hash: debug.hash(), replay: await debug.replay() };
  });
  const { seed, score, steps, crash, hash } = verify(replay);
  assert.deepEqual(inPage, { seed, score, steps, crash, hash });
  await askGame(browser, false, (debug, on) => debug.manual(on));
  await pressUntil(browser, 'Space', 'a new run has started', isRunning);
  assert.notEqual((await state(browser)).seed, seed, 'the new run is on another course');
}

/** Again and again, because a run pauses by itself if the machine is too busy for a frame. */
const pressUntil = (browser: Browser, key: Key, what: string, look: () => Promise<boolean>) =>
  until(what, async () => {
    await browser.press(key);
    return look();
  });

async function playInFrame(browser: Browser, origin: string): Promise<void> {
  await browser.goto(`${origin}/embed-the-game`);
  const phaseInFrame = () =>
    ask(browser, null, () =>
      document
        .querySelector('iframe')
        ?.contentDocument?.querySelector('[role=application]')
        ?.getAttribute('data-phase'),
    );
  await until('the frame has loaded', async () => (await phaseInFrame()) === 'ready');
  await ask(browser, null, () => document.querySelector('iframe')?.focus());
  await pressUntil(browser, 'Space', 'a run has started', async () => {
    return (await phaseInFrame()) === 'running';
  });
}
