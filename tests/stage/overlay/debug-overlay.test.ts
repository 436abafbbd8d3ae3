import { expect, it } from 'vitest';
import { createRun } from '#simulation';
import { DEBUG_COLOURS, DebugOverlay } from '#stage/testing';
import { createTestStage, frameOf } from '../test-stage.ts';

it('a take-off window moves with the ground between two steps', () => {
  const { layers, art, see, onStage } = createTestStage();
  const overlay = onStage(new DebugOverlay(layers('debug'), art));
  const { view } = createRun(1);
  const takeoffs = { count: 1, from: [400], to: [450] };
  for (const alpha of [0, 0.5]) {
    const frame = frameOf(view, { debug: true, takeoffs }, alpha);
    overlay.draw(frame);
    const window = see('debug').find(({ tint }) => tint === DEBUG_COLOURS.takeoff);
    expect(window).toMatchObject({ x: 400 - frame.groundX, width: 50 });
  }
});
