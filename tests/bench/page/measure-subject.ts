import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { openBarePixi, spritesLike } from './bare-pixi-page.ts';
import { openBareWebGL } from './bare-webgl-page.ts';
import type { Figures } from './budgets.ts';
import { type Frames, readFrames, scriptPerFrame, tasksPerFrame } from './frame-costs.ts';
import { openOurPage } from './our-page.ts';
import { type GameUnderTest, newPage, playFor } from './pages.ts';
import { playSlowed } from './slowed-play.ts';
import { median, percentile } from '../statistics.ts';
import type { Subject } from './subjects.ts';
import { drawnOf, type Survey } from './survey.ts';
import { SCRIPT_CATEGORIES, type Slice, TASK_CATEGORIES, whileTracing } from './tracing.ts';

/** Long enough for the JIT compiler to have optimised the loop. */
const WARM_UP_SECONDS = 8;
const SECONDS = 7;
/** Fewer frames are no result: the page was not played. */
const MIN_FRAMES = 30;

export interface Prepared extends Survey {
  readonly barePixi: string;
}

export async function measureSubject(
  browser: Browser,
  prepared: Prepared,
  subject: Subject,
): Promise<Figures> {
  const page = await newPage(browser, subject.scale);
  try {
    const game = await openGame(page, subject, prepared);
    const session = await page.context().newCDPSession(page);
    const isSlowed = subject.slowdown > 1;
    if (isSlowed) await session.send('Emulation.setCPUThrottlingRate', { rate: subject.slowdown });
    await game.rewind();
    await playFor(WARM_UP_SECONDS, game);
    // Throttling spins on the thread, so its CPU time means nothing.
    if (isSlowed) return await playSlowed(page);
    return {
      ...(await measureTimes(browser, game)),
      ...(await measureTasks(browser, game)),
      ...(await measureAllocation(browser, session, game)),
    };
  } finally {
    await page.close();
  }
}

function openGame(page: Page, subject: Subject, prepared: Prepared): Promise<GameUnderTest> {
  const { page: game } = subject;
  switch (game.kind) {
    case 'ours':
      return openOurPage(page, prepared.origin, game.view, game.renderer);
    case 'bare WebGL':
      return openBareWebGL(page, prepared, Math.round(drawnOf(prepared, 'day').sprites));
    case 'bare Pixi': {
      const sprites = spritesLike(drawnOf(prepared, game.view));
      const renderer = game.renderer === 'fastest' ? sprites.renderer : game.renderer;
      return openBarePixi(page, prepared, prepared.barePixi, { ...sprites, renderer });
    }
  }
}

async function measureTimes(browser: Browser, game: GameUnderTest): Promise<Figures> {
  await game.rewind();
  const { slices, result } = await whileTracing(browser, SCRIPT_CATEGORIES, async () => {
    const [before, begun] = [await gpuTime(browser), performance.now()];
    await playFor(SECONDS, game);
    const seconds = (performance.now() - begun) / 1000;
    return { seconds, gpuProcess: (await gpuTime(browser)) - before };
  });
  const frames = framesOf(slices);
  const count = frames.ticks.length;
  const script = scriptPerFrame(frames);
  return {
    frameRate: count / result.seconds,
    gpuProcess: result.gpuProcess / count,
    scriptMedian: median(script),
    scriptP99: percentile(script, 0.99),
  };
}

async function gpuTime(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const gpu = processInfo.filter(({ type }) => type === 'GPU');
  return gpu.reduce((total, { cpuTime }) => total + 1000 * cpuTime, 0);
}

async function measureTasks(browser: Browser, game: GameUnderTest): Promise<Figures> {
  await game.rewind();
  const { slices } = await whileTracing(browser, TASK_CATEGORIES, () => playFor(SECONDS, game));
  return { task: median(tasksPerFrame(framesOf(slices))) };
}

/** No key is pressed, since the browser's own handling of keys is not the game's cost. */
async function measureAllocation(
  browser: Browser,
  session: CDPSession,
  game: GameUnderTest,
): Promise<Figures> {
  await game.rewind();
  const { slices, result: bytes } = await whileTracing(browser, SCRIPT_CATEGORIES, () =>
    allocatedDuring(session),
  );
  return { allocated: bytes / framesOf(slices).ticks.length };
}

async function allocatedDuring(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.startSampling', {
    samplingInterval: 1024,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  await sleep(SECONDS * 1000);
  const { profile } = await session.send('HeapProfiler.stopSampling');
  const sum = (node: typeof profile.head): number =>
    node.selfSize + node.children.reduce((total, child) => total + sum(child), 0);
  return sum(profile.head);
}

function framesOf(slices: readonly Slice[]): Frames {
  const frames = readFrames(slices);
  if (frames.ticks.length < MIN_FRAMES)
    throw new Error(`It drew only ${frames.ticks.length} frames with CPU times.`);
  return frames;
}
