import { afterEach, describe, expect, it, vi } from 'vitest';
import { type HintDevice, hintOnStage } from '#content';
import { DEFAULT_BINDINGS } from '#game';
import { ControlNames } from '#src/game/hints/control-names.ts';
import { UsedDevice } from '#src/game/input/used-device.ts';
import { type Lesson, LESSONS } from '#src/game/hints/taught-hints.ts';

afterEach(() => void vi.unstubAllGlobals());

function usedLast(source?: string, isTouchScreen = false): ControlNames {
  const used = new UsedDevice(() => isTouchScreen);
  const names = new ControlNames(used);
  if (source !== undefined) {
    used.onPress(source);
    names.onPress(source);
  }
  return names;
}

describe('the device that hints are for', () => {
  it.each<[HintDevice, boolean, string | undefined]>([
    ['keyboard', false, undefined],
    ['touch', true, undefined],
    ['keyboard', true, 'KeyX'],
    ['keyboard', false, 'mouse'],
    ['touch', false, 'finger 1'],
    ['touch', true, 'pointer 1'],
    ['touch', true, 'pointer click'],
    ['keyboard', false, 'pointer 1'],
    ['keyboard', false, 'button key Space'],
    ['gamepad', true, 'gamepad 0'],
  ])('is the %s where a touch screen is %s and the last press was by %s', (device, isTouch, by) => {
    expect(usedLast(by, isTouch).device).toBe(device);
  });
});

it.each([
  ['Xbox 360 Controller (STANDARD GAMEPAD Vendor: 045e Product: 028e)', ['A', 'B', 'X', 'Y', 'B']],
  ['Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)', ['B', 'A', 'Y', 'X', 'A']],
  ['054c-0ce6-DualSense', ['CROSS', 'CIRCLE', 'SQUARE', 'TRIANGLE', 'CIRCLE']],
  ['Generic USB Joystick', ['A', 'B', 'X', 'Y', 'B']],
])('the buttons of a gamepad called %s have its maker’s names', (id, expected) => {
  vi.stubGlobal('navigator', { getGamepads: () => [null, { index: 1, id }] });
  const names = usedLast('gamepad 1');
  for (const key of ['onStage', 'spoken', 'cap'] as const)
    expect(LESSONS.map((lesson) => names.nameOf(lesson, DEFAULT_BINDINGS)?.[key])).toEqual(
      expected,
    );
});

it('a hint names the first key of its action', () => {
  const shown = LESSONS.map((lesson) => usedLast('KeyX').nameOf(lesson, DEFAULT_BINDINGS));
  expect(shown.map((name) => [name?.onStage, name?.spoken, name?.cap])).toEqual([
    ['SPACE', 'Space', 'SPACE'],
    ['DOWN', 'Arrow Down', 'DOWN'],
    ['Z', 'Z', 'Z'],
    ['X', 'X', 'X'],
    ['DOWN', 'Arrow Down', 'DOWN'],
  ]);
});

it.each<[Lesson, string]>([
  ['cactus', 'Tap Jump'],
  ['pterodactyl', 'Hold Crouch'],
  ['pickup', 'Grab it, then tap Shoot'],
  ['turbo', 'Tap Turbo to go faster'],
  ['fall', 'Mid-air: press Crouch to drop'],
])('for a finger, the hint about %s names the button: %s', (lesson, text) => {
  const name = usedLast('finger 1').nameOf(lesson, DEFAULT_BINDINGS);
  expect(hintOnStage(lesson, 'touch', name?.onStage ?? 'no name')).toBe(text);
});
