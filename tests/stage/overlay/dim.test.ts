import { expect, it } from 'vitest';
import { createRun } from '#simulation';
import { Dim } from '#src/stage/run-overlay/dim.ts';
import { fittingViewport } from '#src/stage/viewport.ts';
import { createTestStage, frameOf } from '../test-stage.ts';

it.each([
  ['ready', 0],
  ['running', 0],
  ['counting', 0],
  ['paused', 1],
  ['over', 0],
] as const)('in the phase %s the picture has %i layers of ink', (phase, count) => {
  const { onStage, see, ...stage } = createTestStage();
  const viewport = fittingViewport(390, 844);
  onStage(new Dim(stage)).draw(frameOf(createRun(4).view, { phase, viewport }));
  const { left: x, top: y, width, height } = viewport;
  expect(see('dim')).toHaveLength(count);
  for (const seen of see('dim')) expect(seen).toMatchObject({ x, y, width, height });
});
