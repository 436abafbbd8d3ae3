import { SourceMap, type SourceMapPayload } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Shares of an owner, 0 to 1, or bytes a second. */
export type Owners = ReadonlyMap<string, number>;

/** These only call others. What they call owns the cost. */
const CALLERS = [
  'src/game/loop.ts',
  'src/game/debug/frame-meter.ts',
  'src/game/game.ts',
  'src/game/outputs.ts',
  'src/game/picture/',
  'src/game/session/session.ts',
  'src/game/session/recorded-run.ts',
  'src/stage/create-stage.ts',
  'src/stage/deferred/deferred-views.ts',
];

/** Bytes between two samples. */
const ALLOCATION_INTERVAL = 512;
/** µs between two samples. */
const TIME_INTERVAL = 100;

interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

interface AllocationNode {
  readonly callFrame: CallFrame;
  readonly selfSize: number;
  readonly children: readonly AllocationNode[];
}

/** Finds the source of each function. */
export class OwnerFinder {
  private readonly maps = new Map<string, SourceMap | undefined>();

  /** @param origin of the site that was built with source maps. */
  constructor(private readonly origin: string) {}

  /** Shares of the script's time, by owner. */
  async profileTime(page: Page, duration: number): Promise<Owners> {
    const session = await page.context().newCDPSession(page);
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: TIME_INTERVAL });
    await session.send('Profiler.start');
    await sleep(duration);
    const { profile } = await session.send('Profiler.stop');
    await session.detach();
    const { nodes, samples = [], timeDeltas = [] } = profile;
    const ownerOf = new Map<number, string>();
    const childrenOf = new Map(nodes.map(({ id, children = [] }) => [id, children]));
    const byId = new Map(nodes.map((node) => [node.id, node]));
    const walk = async (id: number, above: string): Promise<void> => {
      const node = byId.get(id);
      if (node === undefined) return;
      const owner = await this.ownerOf(node.callFrame, above);
      ownerOf.set(id, owner);
      for (const child of childrenOf.get(id) ?? []) await walk(child, owner);
    };
    if (nodes[0] !== undefined) await walk(nodes[0].id, '');
    const times = new Map<string, number>();
    samples.forEach((id, i) => add(times, ownerOf.get(id) ?? '', timeDeltas[i] ?? 0));
    for (const idle of ['', '(idle)', '(program)']) times.delete(idle);
    const all = [...times.values()].reduce((sum, time) => sum + time, 0);
    return new Map([...times].map(([owner, time]) => [owner, time / all]));
  }

  /** Bytes a second, also of what has been collected since, by owner. */
  async profileAllocation(page: Page, duration: number): Promise<Owners> {
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.startSampling', {
      samplingInterval: ALLOCATION_INTERVAL,
      includeObjectsCollectedByMajorGC: true,
      includeObjectsCollectedByMinorGC: true,
    });
    await sleep(duration);
    const { profile } = await session.send('HeapProfiler.stopSampling');
    await session.detach();
    const sizes = new Map<string, number>();
    const walk = async (node: AllocationNode, above: string): Promise<void> => {
      const owner = await this.ownerOf(node.callFrame, above);
      add(sizes, owner || 'browser', (1000 * node.selfSize) / duration);
      for (const child of node.children) await walk(child, owner);
    };
    await walk(profile.head, '');
    return sizes;
  }

  /** @param above owner of the calling function; '' or a caller's file if none is known yet. */
  private async ownerOf({ functionName, url, ...place }: CallFrame, above: string) {
    if (above !== '' && !isCaller(above)) return above;
    if (functionName === '(root)') return '';
    if (url === '') return functionName.startsWith('(') ? functionName : above;
    const map = await this.mapOf(url);
    const entry = map?.findEntry(place.lineNumber, place.columnNumber);
    // Empty for code of the bundler.
    const source = entry !== undefined && 'originalSource' in entry && entry.originalSource;
    return nameOf(source || url);
  }

  private async mapOf(url: string): Promise<SourceMap | undefined> {
    if (!url.startsWith(this.origin)) return undefined;
    if (!this.maps.has(url)) {
      const response = await fetch(`${url}.map`);
      const payload: unknown = response.ok ? await response.json() : undefined;
      this.maps.set(url, isPayload(payload) ? new SourceMap(payload) : undefined);
    }
    return this.maps.get(url);
  }
}

function isPayload(json: unknown): json is SourceMapPayload {
  return typeof json === 'object' && json !== null && 'mappings' in json;
}

function isCaller(name: string): boolean {
  return CALLERS.some((caller) => name.startsWith(caller));
}

/** A file of the stage, another room of ours, or a package. */
function nameOf(source: string): string {
  const [, library] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  if (library !== undefined) return library;
  const [own] = /src\/.*$/.exec(source) ?? [source];
  if (isCaller(own) || own.startsWith('src/stage/')) return own;
  return own.split('/').slice(0, 2).join('/');
}

function add(sums: Map<string, number>, key: string, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value);
}
