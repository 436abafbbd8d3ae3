import type { Browser, CDPSession } from '@playwright/test';
import { readSnapshot } from '../heap/heap-snapshot.ts';
import { playFor } from './game-under-test.ts';
import { newPage } from './new-page.ts';
import { openOurPage } from './our-page.ts';

const WARM_UP_SECONDS = 10;
const SECONDS = 60;

/** The page's heap after garbage collection, or how much it has grown, bytes. */
export interface HeapSize {
  readonly whole: number;
  /** The part that the page's scripts have made; the rest is functions that V8 has compiled. */
  readonly objects: number;
}

/** Measures the growth during a minute of play by day. */
export async function measureHeapGrowth(browser: Browser, origin: string): Promise<HeapSize> {
  const page = await newPage(browser, 1);
  try {
    const game = await openOurPage(page, origin, 'day', 'fastest');
    const session = await page.context().newCDPSession(page);
    await game.rewind();
    await playFor(WARM_UP_SECONDS, game.play);
    const before = await measureHeap(session);
    await playFor(SECONDS, game.play);
    const after = await measureHeap(session);
    return { whole: after.whole - before.whole, objects: after.objects - before.objects };
  } finally {
    await page.close();
  }
}

async function measureHeap(session: CDPSession): Promise<HeapSize> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize: whole } = await session.send('Runtime.getHeapUsage');
  return { whole, objects: await readSnapshot(session) };
}
