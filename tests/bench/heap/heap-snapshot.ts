import type { CDPSession } from '@playwright/test';

/**
 * Types of a snapshot's nodes that are not made by the page's scripts: functions as V8 has compiled
 * them, more of them the longer a page runs, and what the browser keeps outside V8's heap.
 */
const NOT_OBJECTS: readonly unknown[] = ['code', 'native'];

/** Takes a snapshot of the heap, and returns the bytes of the objects in it. */
export async function readSnapshot(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const onChunk = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', onChunk);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', onChunk);
  const snapshot: unknown = JSON.parse(chunks.join(''));
  if (!isSnapshot(snapshot)) throw new TypeError("V8's heap snapshots have another format by now.");
  return sizeOfObjects(snapshot);
}

/** The part of V8's format that is read here: nodes is a flat list of rows, one number a field. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly unknown[];
    };
  };
  readonly nodes: readonly number[];
}

function isSnapshot(value: unknown): value is Snapshot {
  if (typeof value !== 'object' || value === null || !('snapshot' in value) || !('nodes' in value))
    return false;
  const { snapshot, nodes } = value;
  return (
    Array.isArray(nodes) && typeof snapshot === 'object' && snapshot !== null && 'meta' in snapshot
  );
}

function sizeOfObjects({ snapshot, nodes }: Snapshot): number {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [names] = types;
  if (!Array.isArray(names))
    throw new TypeError('The snapshot does not name the types of its nodes.');
  const type = fields.indexOf('type');
  const size = fields.indexOf('self_size');
  let bytes = 0;
  for (let row = 0; row < nodes.length; row += fields.length) {
    if (!NOT_OBJECTS.includes(names[nodes[row + type] ?? 0])) bytes += nodes[row + size] ?? 0;
  }
  return bytes;
}
