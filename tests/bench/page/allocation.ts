import type { CDPSession } from '@playwright/test';

/** Bytes allocated on the page's heap while this work is done, as V8's sampling heap profiler has them. */
export async function allocatedDuring(session: CDPSession, work: () => Promise<void>): Promise<number> {
  // Objects that are collected meanwhile were allocated as well.
  const collected = { includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true };
  await session.send('HeapProfiler.startSampling', { samplingInterval: 1024, ...collected });
  await work();
  const { profile } = await session.send('HeapProfiler.stopSampling');
  const sum = (node: typeof profile.head): number =>
    node.selfSize + node.children.reduce((total, child) => total + sum(child), 0);
  return sum(profile.head);
}
