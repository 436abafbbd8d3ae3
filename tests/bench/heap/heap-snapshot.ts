import type { CDPSession } from '@playwright/test';
import * as v from 'valibot';

/**
 * Types of a snapshot's nodes that are not made by the page's scripts: functions as V8 has compiled
 * them, more of them the longer a page runs, and what the browser keeps outside V8's heap.
 */
const NOT_OBJECTS = ['code', 'native'];

/** The part of V8's format that is read here: nodes is a flat list of rows, one number a field. */
const SNAPSHOT = v.object({
  snapshot: v.object({
    meta: v.object({ node_fields: v.array(v.string()), node_types: v.array(v.unknown()) }),
  }),
  // Millions of them: each is not looked at.
  nodes: v.custom<readonly number[]>(Array.isArray),
});

/** Takes a snapshot of the heap, and returns the bytes of the objects in it. */
export async function readSnapshot(session: CDPSession): Promise<number> {
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
