import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Browser } from '@playwright/test';

/** Linux counts in ticks of 1/100 s. */
const TICKS_PER_SECOND = 100;

/** CPU time so far, s. */
interface CpuTimes {
  readonly at: number;
  readonly gpuProcess: number;
  /** For each of the browser's processes, by its id. */
  readonly processes: ReadonlyMap<number, number>;
  readonly ours: number;
  /** For all programs together; undefined where the system does not provide it. */
  readonly machine: number | undefined;
}

/** CPU time used during a period, ms. */
export interface CpuUse {
  readonly seconds: number;
  readonly gpuProcess: number;
  readonly process: (pid: number) => number | undefined;
  /** Share of the machine used by other programs than the browser and the bench, %. */
  readonly others: number | undefined;
}

/** Starts to measure; the returned function ends the period. */
export async function measureCpu(browser: Browser): Promise<() => Promise<CpuUse>> {
  const session = await browser.newBrowserCDPSession();
  const read = async (): Promise<CpuTimes> => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const sum = (infos: typeof processInfo) =>
      infos.reduce((total, { cpuTime }) => total + cpuTime, 0);
    const { user, system } = process.cpuUsage();
    return {
      at: performance.now() / 1000,
      gpuProcess: sum(processInfo.filter(({ type }) => type === 'GPU')),
      processes: new Map(processInfo.map(({ id, cpuTime }) => [id, cpuTime])),
      ours: sum(processInfo) + (user + system) / 1e6,
      machine: machineTime(),
    };
  };
  const before = await read();
  return async () => {
    const after = await read();
    await session.detach();
    return useBetween(before, after);
  };
}

function useBetween(before: CpuTimes, after: CpuTimes): CpuUse {
  const seconds = after.at - before.at;
  const others =
    after.machine === undefined || before.machine === undefined
      ? undefined
      : after.machine - before.machine - (after.ours - before.ours);
  return {
    seconds,
    gpuProcess: (after.gpuProcess - before.gpuProcess) * 1000,
    process: (pid) => {
      const time = after.processes.get(pid);
      return time === undefined ? undefined : (time - (before.processes.get(pid) ?? 0)) * 1000;
    },
    others:
      others === undefined
        ? undefined
        : Math.max(0, (100 * others) / (seconds * availableParallelism())),
  };
}

function machineTime(): number | undefined {
  if (!existsSync('/proc/stat')) return undefined;
  const [, ...counts] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/);
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = counts.map(Number);
  return (user + nice + system + irq + softirq + steal) / TICKS_PER_SECOND;
}
