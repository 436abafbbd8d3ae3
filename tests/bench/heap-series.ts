import type { CDPSession, Page } from '@playwright/test';
import * as v from 'valibot';
import { countNodes, type PageCounts } from '../tools/route-hops.ts';

/**
 * What the browser itself keeps at the moment of a measurement differs by a few nodes and
 * listeners.
 */
const MAX_MORE_NODES = 50;

interface Measurement extends PageCounts {
  readonly heap: number;
  /** Bytes of the heap made by the page's scripts, without compiled functions. */
  readonly objects: number;
}

/** Measures the heap after garbage collection, and prints each measurement. */
export class HeapSeries {
  private first: Measurement | undefined;
  private last: Measurement | undefined;

  private constructor(
    private readonly session: CDPSession,
    private readonly unit: string,
  ) {}

  /** @param unit what `done` counts. */
  static async start(page: Page, unit: string): Promise<HeapSeries> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('HeapProfiler.enable');
    console.log(`${unit.padStart(8)}  heap, MB  of it objects, MB  nodes  listeners`);
    return new HeapSeries(session, unit);
  }

  /** @param done the count so far. Later measurements are compared with the first. */
  async measure(done: number): Promise<void> {
    const counts = await countNodes(this.session);
    const { usedSize: heap } = await this.session.send('Runtime.getHeapUsage');
    const objects = await readSnapshot(this.session);
    this.last = { ...counts, heap, objects };
    this.first ??= this.last;
    const cells = [
      String(done).padStart(8),
      megabytes(heap).padStart(8),
      megabytes(objects).padStart(15),
      String(counts.nodes).padStart(5),
      String(counts.listeners).padStart(9),
    ];
    console.log(cells.join('  '));
  }

  /**
   * Prints and returns whether the objects have grown by at most this part, and nodes and listeners
   * not at all.
   * @param more bytes that the objects may grow besides.
   */
  judge(part: number, more = 0): boolean {
    const { first, last } = this;
    if (first === undefined || last === undefined) throw new Error('Nothing has been measured.');
    const isFlat =
      last.objects <= first.objects * (1 + part) + more &&
      last.nodes <= first.nodes + MAX_MORE_NODES &&
      last.listeners <= first.listeners + MAX_MORE_NODES;
    const growth = (key: 'heap' | 'objects') =>
      `${(100 * (last[key] / first[key] - 1)).toFixed(1)}%`;
    console.log(
      `objects ${growth('objects')}, heap with compiled functions ${growth('heap')} over these ${this.unit}: ${isFlat ? 'ok' : 'GROWS'}`,
    );
    return isFlat;
  }
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(3);

/**
 * Node types of a snapshot that the page's scripts didn't make: compiled functions, whose number
 * grows with time, and what the browser keeps outside V8's heap.
 */
const NOT_OBJECTS = ['code', 'native'];

/** Only what is read here of V8's format: nodes is a flat list of rows, one number a field. */
const SNAPSHOT = v.object({
  snapshot: v.object({
    meta: v.object({ node_fields: v.array(v.string()), node_types: v.array(v.unknown()) }),
  }),
  // Millions of them, so they are not validated one by one.
  nodes: v.custom<readonly number[]>(Array.isArray),
});

/** Bytes of the objects on the heap. */
async function readSnapshot(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const onChunk = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', onChunk);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', onChunk);
  const { snapshot, nodes } = v.parse(SNAPSHOT, JSON.parse(chunks.join('')));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const names = v.parse(v.array(v.string()), types[0]);
  const type = fields.indexOf('type');
  const size = fields.indexOf('self_size');
  let bytes = 0;
  for (let row = 0; row < nodes.length; row += fields.length) {
    if (!NOT_OBJECTS.includes(names[nodes[row + type] ?? 0] ?? '')) bytes += nodes[row + size] ?? 0;
  }
  return bytes;
}
