import assert from 'node:assert/strict';
import { verify } from '#replay';
import type { Page } from './browser.ts';
import type { Check } from './run-checks.ts';
import { ask, askGame, openGame, phase, reach, until } from './in-page.ts';

export const PLAY: readonly Check[] = [
  {
    name: 'WebGL draws the stage anew with each step',
    run: (page, origin) => draw(page, origin, 'webgl'),
  },
  {
    name: 'Canvas 2D draws the stage anew with each step',
    run: (page, origin) => draw(page, origin, 'canvas'),
  },
  {
    name: 'a run is started, jumped, paused, resumed, lost and restarted by keys, and replays in Node',
    run: play,
  },
];

async function draw(page: Page, origin: string, renderer: 'webgl' | 'canvas'): Promise<void> {
  await page.goto(`${origin}/?debug&renderer=${renderer}`);
  await openGame(page);
  const drawn = await askGame(page, 'a picture', async (debug, seed) => {
    await debug.loaded();
    debug.manual(true);
    debug.start(seed);
    const canvas = document.querySelector<HTMLCanvasElement>('[role=application] canvas');
    const copy = document.createElement('canvas');
    const context = copy.getContext('2d');
    if (canvas === null || context === null)
      throw new Error('There is no canvas, or none to copy it to.');
    copy.width = canvas.width;
    copy.height = canvas.height;
    const pictures = [1, 100].map((steps) => {
      debug.step(steps, 0);
      // Read at once, since the browser may clear the canvas after showing it.
      context.clearRect(0, 0, copy.width, copy.height);
      context.drawImage(canvas, 0, 0);
      const colours = new Set(
        new Uint32Array(context.getImageData(0, 0, copy.width, copy.height).data.buffer),
      );
      return { colours: colours.size, url: copy.toDataURL() };
    });
    return {
      renderer: debug.drawn().renderer,
      colours: pictures.map(({ colours }) => colours),
      moved: pictures[0]?.url !== pictures[1]?.url,
    };
  });
  assert.equal(drawn.renderer, renderer);
  for (const colours of drawn.colours) assert.ok(colours > 10, `the stage has ${colours} colours`);
  assert.ok(drawn.moved, 'the picture is another one after a hundred steps');
}

const state = (page: Page) => askGame(page, null, (debug) => debug.state());

async function play(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/?debug`);
  await openGame(page);
  // Invincible, so that no cactus ends the run while the browser is slow to deliver a key.
  await askGame(page, true, (debug, on) => debug.invincible(on));
  await page.press('Space');
  await reach(page, 'running');
  const { score } = await state(page);
  await until('the score counts up', async () => (await state(page)).score > score);
  await jump(page);
  await pauseAndResume(page);
  await askGame(page, false, (debug, on) => debug.invincible(on));
  await reach(page, 'over');
  const lost = await state(page);
  assert.ok(lost.gameOver && lost.crash !== null, 'the dino has crashed into something');

  await until('a key starts a new run', async () => {
    await page.press('Space');
    return (await phase(page)) === 'running';
  });
  assert.notEqual((await state(page)).seed, lost.seed, 'the new run is on another course');
  await replayInNode(page);
}

async function jump(page: Page): Promise<void> {
  await until('the dino is on the ground', async () => !(await state(page)).dino.jumping);
  // Checks on every frame, because the jump may be over at the driver's next poll.
  await ask(page, null, () => {
    const watched = { jumped: false };
    Object.assign(globalThis, { watched });
    void (async () => {
      while (!watched.jumped) {
        await new Promise(requestAnimationFrame);
        watched.jumped = globalThis.dinoDebug?.state().dino.jumping ?? false;
      }
    })();
  });
  await page.press('ArrowUp');
  await until('the dino jumps', () => page.evaluate<boolean>('globalThis.watched.jumped'));
}

async function pauseAndResume(page: Page): Promise<void> {
  await page.press('KeyP');
  await reach(page, 'paused');
  const { steps } = await state(page);
  const stepsLater = await askGame(page, 20, async (debug, frames) => {
    for (let i = 0; i < frames; i++) await new Promise(requestAnimationFrame);
    return debug.state().steps;
  });
  assert.equal(stepsLater, steps, 'nothing moves in a pause');
  await page.press('KeyP');
  await until('the run goes on', async () => (await state(page)).steps > steps);
}

/** Plays the run to its end and compares its result with Node. */
async function replayInNode(page: Page): Promise<void> {
  const { replay, ...inPage } = await askGame(page, 60, async (debug, steps) => {
    debug.manual(true);
    while (!debug.state().gameOver) debug.step(steps, 0);
    const { seed, score, steps: taken, crash } = debug.state();
    return { seed, score, steps: taken, crash, hash: debug.hash(), replay: await debug.replay() };
  });
  const { seed, score, steps, crash, hash } = verify(replay);
  assert.deepEqual(inPage, { seed, score, steps, crash, hash });
}
