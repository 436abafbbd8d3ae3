// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRun } from '#simulation';
import { createOutputs } from '#src/game/outputs/create-outputs.ts';
import type { GameOutput } from '#src/game/outputs/game-output.ts';
import { settings } from '#game';
import { Story } from '#story';
import { EMPTY_HUD } from '#src/stage/stage.ts';

const errors = vi.fn();

beforeEach(() => {
  errors.mockReset();
  vi.spyOn(console, 'error').mockImplementation(errors);
});

afterEach(() => {
  vi.restoreAllMocks();
});

function output(act: () => void) {
  return {
    onEvent: vi.fn(act),
    onReplayMoment: vi.fn(act),
    begin: vi.fn(act),
    onPress: vi.fn(act),
    afterStep: vi.fn(act),
    reset: vi.fn(act),
    dispose: vi.fn(act),
  };
}

function fail(): never {
  throw new Error('a fault of the output');
}

const { view } = createRun('outputs');
const story = new Story(view);
const options = {
  settings,
  announce: () => undefined,
  pause: () => undefined,
  onAudible: () => undefined,
  hud: { ...EMPTY_HUD },
  view: () => view,
  highScore: () => 0,
  usedDevice: { current: 'keyboard' as const },
  hasKeysInBar: () => false,
};

it.each<[keyof GameOutput, (one: GameOutput) => void]>([
  ['onEvent', (one) => one.onEvent({ type: 'jumped' })],
  ['onReplayMoment', (one) => one.onReplayMoment?.('jumped')],
  ['onPress', (one) => one.onPress?.('Space')],
  ['begin', (one) => one.begin?.(story)],
  ['afterStep', (one) => one.afterStep(story)],
  ['reset', (one) => one.reset?.()],
  ['dispose', (one) => one.dispose()],
])('an output whose %s throws is reported once, and the next one is called', (method, call) => {
  const [broken, sound] = [output(fail), output(() => undefined)];
  const outputs = createOutputs(options, [() => broken, () => sound]);
  for (let i = 0; i < 60; i++) outputs.forEach(call);
  expect(sound[method]).toHaveBeenCalledTimes(60);
  expect(errors).toHaveBeenCalledTimes(1);
});

it('an output that cannot be created is left out, and the others work', () => {
  const sound = output(() => undefined);
  const outputs = createOutputs(options, [() => fail(), () => sound]);
  for (const each of outputs) each.onEvent({ type: 'jumped' });
  expect(sound.onEvent).toHaveBeenCalledTimes(1);
});
