// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHaptics } from '#src/game/outputs/create-outputs.ts';
import { Store } from '#platform';
import { DEFAULT_SETTINGS, type Settings } from '#game';
import { crashed } from '../some-events.ts';
import { setUserActivation } from '../../platform/user-activation.ts';

const vibrate = vi.fn(() => true);

beforeEach(() => {
  vibrate.mockClear();
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  setUserActivation(true);
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'vibrate');
  Reflect.deleteProperty(navigator, 'userActivation');
});

/** Emits some events of a run up to its crash. */
function play(changes: Partial<Settings> = {}): void {
  const vibration = createHaptics({
    settings: new Store<Settings>({ ...DEFAULT_SETTINGS, ...changes }),
  });
  vibration.onEvent({ type: 'jumped' });
  vibration.onEvent({ type: 'weaponCollected' });
  vibration.onEvent({ type: 'rivalPassed', id: 'compy', name: 'Compy', score: 1 });
  vibration.onEvent(crashed(1));
  vibration.dispose();
}

it('the device vibrates briefly at the pickup, longer when a rival is passed, and longest at the crash, muted or not, unless that is switched off', () => {
  play({ muted: true });
  play({ vibration: false });
  expect(vibrate.mock.calls).toEqual([[20], [40], [80]]);
});

it('it does not vibrate before a user gesture, for which Chromium would log a warning', () => {
  setUserActivation(false);
  play();
  expect(vibrate).not.toHaveBeenCalled();
});
