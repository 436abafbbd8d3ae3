import type { Browser, CDPSession } from '@playwright/test';
import { playFor } from './game-under-test.ts';
import { newPage } from './new-page.ts';
import { openOurPage } from './our-page.ts';

const WARM_UP_SECONDS = 10;
const SECONDS = 60;

/** Growth of the page's heap during a minute of play by day, bytes, measured after garbage collection. */
export async function measureHeapGrowth(browser: Browser, origin: string): Promise<number> {
  const page = await newPage(browser, 1);
  try {
    const game = await openOurPage(page, origin, 'day', 'fastest');
    const session = await page.context().newCDPSession(page);
    await game.rewind();
    await playFor(WARM_UP_SECONDS, game.play);
    const before = await usedHeap(session);
    await playFor(SECONDS, game.play);
    return (await usedHeap(session)) - before;
  } finally {
    await page.close();
  }
}

async function usedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
