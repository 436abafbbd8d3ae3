import { Session as Inspector } from 'node:inspector/promises';
import { expect, it } from 'vitest';
import { STEPS_PER_SECOND } from '#simulation';
import { Session } from '#src/game/session/session.ts';
import { highScoresInMemory } from '../runs/high-scores.ts';

const HOUR = 3600 * STEPS_PER_SECOND;

it('hours of play leave nothing on the heap', async () => {
  const session = new Session({ highScores: highScoresInMemory(), emit: () => undefined });
  let frames = 0;
  const playFor = (count: number) => {
    for (const end = frames + count; frames < end; frames++) {
      const now = (frames * 1000) / STEPS_PER_SECOND;
      if (frames % 90 === 0) session.press('jump', 'key', now);
      if (frames % 90 === 20) session.release('jump', 'key');
      if (frames % 40 === 0) session.press('shoot', 'key', now);
      if (frames % 600 === 0) session.press('turbo', 'key', now);
      session.advance(now);
    }
  };
  const inspector = new Inspector();
  inspector.connect();
  const heap = async () => {
    await inspector.post('HeapProfiler.collectGarbage');
    return process.memoryUsage().heapUsed;
  };

  session.setVisible(true);
  session.debug.setInvincible(true);
  session.start('heap', 0);
  // Warms up, because compiled code is on the heap as well.
  playFor(HOUR);
  const before = await heap();
  playFor(3 * HOUR);
  const after = await heap();
  inspector.disconnect();
  expect(session.run.view.steps).toBeGreaterThan(3.9 * HOUR);
  // One byte kept per step would already exceed this limit. The test itself uses a third of it.
  expect(after - before).toBeLessThan(3 * HOUR);
});
