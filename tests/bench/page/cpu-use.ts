import type { Browser } from '@playwright/test';

/** What a period took: its length, s, and the CPU time of Chromium's GPU process, ms. */
export interface CpuUse {
  readonly seconds: number;
  readonly gpuProcess: number;
}

/** Starts to measure; the returned function ends the period. */
export async function measureCpu(browser: Browser): Promise<() => Promise<CpuUse>> {
  const session = await browser.newBrowserCDPSession();
  const read = async (): Promise<CpuUse> => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const gpu = processInfo.filter(({ type }) => type === 'GPU');
    const gpuProcess = gpu.reduce((total, { cpuTime }) => total + 1000 * cpuTime, 0);
    return { seconds: performance.now() / 1000, gpuProcess };
  };
  const before = await read();
  return async () => {
    const after = await read();
    await session.detach();
    return {
      seconds: after.seconds - before.seconds,
      gpuProcess: after.gpuProcess - before.gpuProcess,
    };
  };
}
