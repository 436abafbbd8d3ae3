import { expect, it } from 'vitest';
import { createRun } from '#simulation';
import type { StageState } from '#stage';
import { Messages } from '#src/stage/overlay/messages.ts';
import { createTestStage, frameOf } from '../test-stage.ts';

it.each<[Partial<StageState>, title: string, message: string]>([
  [{}, '', 'Press SPACE to Start'],
  [{ jumpKey: 'W' }, '', 'Press W to Start'],
  [{ touch: true }, '', 'Tap to start'],
  [{ phase: 'paused' }, 'Paused', 'Press SPACE to resume'],
  [{ phase: 'paused', touch: true }, 'Paused', 'Tap to resume'],
  [{ phase: 'counting', countdown: 3 }, '3', ''],
  [{ phase: 'running' }, '', ''],
  [{ phase: 'shown' }, '', ''],
  [{ phase: 'over', msSinceCrash: 5000 }, '', ''],
])('in the state %j the stage says %j and %j', (state, title, message) => {
  const { onStage, ...stage } = createTestStage();
  onStage(new Messages(stage)).draw(frameOf(createRun(4).view, state));
  expect([stage.read('title'), stage.read('message')]).toEqual([title, message]);
});
