import type { CDPSession } from '@playwright/test';

/** Bytes allocated on the page's heap during this work, by V8's sampling heap profiler. */
export async function allocatedDuring(
  session: CDPSession,
  work: () => Promise<void>,
): Promise<number> {
  // Includes objects that were collected meanwhile.
  const collected = {
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  };
  await session.send('HeapProfiler.startSampling', { samplingInterval: 1024, ...collected });
  await work();
  const { profile } = await session.send('HeapProfiler.stopSampling');
  const sum = (node: typeof profile.head): number =>
    node.selfSize + node.children.reduce((total, child) => total + sum(child), 0);
  return sum(profile.head);
}
