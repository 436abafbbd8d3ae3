import { describe, expect, it } from 'vitest';
import { MAX_SPEED, type RunView, TURBO_COOLDOWN_STEPS, TURBO_STEPS } from '#simulation';
import type { StageState } from '#stage';
import { armed, KEYS, plain } from './hud-cases.ts';
import { hudStage } from './hud-stage.ts';

describe('turbo and weapon', () => {
  const TOP = { ...plain.view.pace, baseSpeed: MAX_SPEED, gameSpeed: MAX_SPEED };

  it.each<[string, RunView, Partial<StageState>, shoot: string, turbo: string, icons: string[]]>([
    ['ready', plain.view, {}, '', 'X', ['icon-turbo']],
    ['armed', armed.view, {}, 'Z', 'X', ['gun', 'icon-turbo']],
    ['in use', withTurbo(60, 0), {}, '', '', ['icon-turbo']],
    ['cooling', withTurbo(0, 60), {}, '', '', ['icon-turbo']],
    ['useless', { ...plain.view, pace: TOP }, {}, '', '', []],
    ['watched', armed.view, { phase: 'shown' }, '', '', ['gun', 'icon-turbo']],
    ['awaited', plain.view, { phase: 'ready' }, '', '', []],
    ['unknown', armed.view, { showsTurbo: false }, 'Z', '', ['gun']],
  ])('when turbo is %s, their keys and icons are there if they are of use', (...expected) => {
    const [, view, state, shoot, turbo, icons] = expected;
    const hud = hudStage();
    hud.draw(view, { ...KEYS, ...state });
    expect([hud.read('shootKey'), hud.read('turboKey')]).toEqual([shoot, turbo]);
    expect(
      hud
        .see('hud', 'gun')
        .concat(hud.see('hud', 'icon'))
        .map(({ frame }) => frame),
    ).toEqual(icons);
  });

  it.each([
    ['pixel-ready', 0, 0, 28],
    ['pixel-turbo', TURBO_STEPS, 0, 28],
    ['pixel-turbo', TURBO_STEPS / 2, 0, 14],
    ['pixel-cooldown', 0, TURBO_COOLDOWN_STEPS, 0],
    ['pixel-cooldown', 0, TURBO_COOLDOWN_STEPS / 4, 21],
  ])('the gauge is %s with %i steps of turbo and %i of cooldown left: %i px', (...expected) => {
    const [frame, stepsLeft, cooldownStepsLeft, filled] = expected;
    const hud = hudStage();
    hud.draw(withTurbo(stepsLeft, cooldownStepsLeft), KEYS);
    const [panel] = hud.see('hud', 'pixel-panel');
    const [bar] = hud.see('hud', frame);
    expect(bar?.width).toBe(2 * filled);
    expect(bar?.x).toBe(panel?.x);
    expect(panel?.width).toBe(2 * 28);
  });

  function withTurbo(stepsLeft: number, cooldownStepsLeft: number): RunView {
    return { ...plain.view, turbo: { ...plain.view.turbo, stepsLeft, cooldownStepsLeft } };
  }
});
