import type { Browser } from '@playwright/test';
import type { GameFigures } from '#content';
import { newPage } from '../page/pages.ts';
import { type Frame, LiveGame } from './live-game.ts';

/** Frames a second of an ordinary screen, and of a fast one. */
const RATE = 60;
const FAST_RATE = 120;

const inAir = ({ dinoY, standingY }: Frame) => dinoY < standingY;

/**
 * @param held frames for which the key is held; all the time by default.
 * @param drop whether to press Down at the top.
 */
async function measureJump(game: LiveGame, held?: number, drop = false) {
  const { keyboard } = game.page;
  await keyboard.down('Space');
  const frames: Frame[] = [];
  let fall = 0;
  while (frames.length === 0 || frames.slice(-1).every(inAir)) {
    if (frames.length === held) await keyboard.up('Space');
    const [frame] = await game.pass(1, true);
    if (frame === undefined) break;
    const before = frames.at(-1);
    frames.push(frame);
    if (fall === 0 && before !== undefined && frame.dinoY >= before.dinoY) {
      if (drop) await keyboard.down('ArrowDown');
      fall = frames.length;
    }
  }
  await keyboard.up('Space');
  await keyboard.up('ArrowDown');
  await game.pass(2, true);
  const [{ standingY, dinoHeight } = { standingY: 0, dinoHeight: 1 }] = frames;
  const top = Math.min(...frames.map(({ dinoY }) => dinoY));
  return {
    seconds: frames.length / RATE,
    heights: (standingY - top) / dinoHeight,
    fallSeconds: (frames.length - fall) / RATE,
  };
}

/** px a second, for each frame but the first. */
function speeds(frames: readonly Frame[]): readonly number[] {
  return frames.slice(1).map(({ distance, now }, index) => {
    const before = frames[index];
    return before === undefined ? 0 : ((distance - before.distance) / (now - before.now)) * 1000;
  });
}

/** Points a px of ground, from the last score on screen that doesn't blink. */
function pointsPerPx(frames: readonly Frame[]): number {
  const shown = frames.map(({ digits }) => Number(digits.join('')));
  const change = shown.findLastIndex((score, index) => score === (shown[index - 1] ?? score) + 1);
  return (shown[change] ?? 0) / (frames[change]?.distance ?? 1);
}

function pace(frames: readonly Frame[], rate: number) {
  const bySpeed = speeds(frames);
  const points = pointsPerPx(frames);
  const first = frames[0];
  if (first === undefined) throw new Error('No frame passed.');
  const { stageWidth, dinoX, dinoWidth } = first;
  const start = bySpeed[0] ?? 0;
  const top = bySpeed.at(-1) ?? 0;
  // Sums of small numbers differ in their last digits.
  const topAt = bySpeed.findIndex((speed) => speed > top - 0.01) + 1;
  const scoreAt = (index: number) => (frames[index]?.distance ?? 0) * points;
  const ahead = stageWidth - dinoX - dinoWidth;
  const nights = frames.flatMap(({ dark }, index) =>
    dark === (frames[index - 1]?.dark ?? false) ? [] : [index],
  );
  const [nightfall = 0, dawn = 0, secondNightfall = 0] = nights;
  return {
    startLengths: start / dinoWidth,
    topLengths: top / dinoWidth,
    topSeconds: topAt / rate,
    topScore: scoreAt(topAt),
    startSight: ahead / start,
    topSight: ahead / top,
    startPoints: start * points,
    topPoints: top * points,
    pterodactylScore: scoreAt(
      frames.findIndex(({ obstacles }) => obstacles.some(({ kind }) => kind === 'pterodactyl')),
    ),
    largestGroup: Math.max(...frames.flatMap(({ obstacles }) => obstacles.map(({ size }) => size))),
    nightScore: scoreAt(nightfall),
    nightSeconds: (dawn - nightfall) / rate,
    nightEvery: scoreAt(secondNightfall) - scoreAt(nightfall),
  };
}

/** Frames after which letting go of a key no longer makes a jump shorter. */
const MAX_PRESS = 20;

/** Seconds: long enough for top speed and two nights. */
const LONG = 150;

async function longRun(game: LiveGame, rate: number): Promise<readonly Frame[]> {
  const frames: Frame[] = [];
  for (let second = 0; second < LONG; second += 10)
    frames.push(...(await game.pass(10 * rate, true)));
  return frames;
}

async function withGame<T>(
  browser: Browser,
  rate: number,
  measure: (game: LiveGame) => Promise<T>,
): Promise<T> {
  const page = await newPage(browser, 1);
  try {
    return await measure(await LiveGame.open(page, rate));
  } finally {
    await page.close();
  }
}

/** What a player of chrome://dino meets from the second run on, at 60 Hz. */
export async function measureChromeDino(browser: Browser): Promise<GameFigures> {
  const fast = await withGame(browser, FAST_RATE, async (game) => {
    await game.start();
    await game.startAgain();
    return pace(await longRun(game, FAST_RATE), FAST_RATE);
  });
  return withGame(browser, RATE, async (game) => {
    await game.start(true);
    await game.startAgain();
    await game.pass(1, true);
    const jump = await measureJump(game);
    let shortJumpSeconds = jump.seconds;
    for (let held = 1; held <= MAX_PRESS; held += 1) {
      const { seconds: flown } = await measureJump(game, held);
      shortJumpSeconds = Math.min(shortJumpSeconds, flown);
    }
    const { fallSeconds } = await measureJump(game, undefined, true);
    await game.startAgain();
    return {
      ...pace(await longRun(game, RATE), RATE),
      topSecondsAt120: fast.topSeconds,
      jumpSeconds: jump.seconds,
      jumpHeights: jump.heights,
      shortJumpSeconds,
      fallSeconds,
    };
  });
}
