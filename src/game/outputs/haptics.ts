import { hasUserActivation } from '#platform';
import type { GameOutput, GameOutputOptions } from './game-output.ts';
import type { GameEvent } from '../events/game-events.ts';

/** Duration of the vibration for each event that has one, ms. */
const PULSES: Partial<Record<GameEvent['type'], number>> = { over: 80, weapon_collected: 20 };

/** Makes the device vibrate, where it can. */
export function createHaptics({ settings }: GameOutputOptions): GameOutput {
  return {
    onEvent: ({ type }) => {
      const pulse = PULSES[type];
      if (pulse !== undefined && settings.get().vibration && hasUserActivation()) vibrate(pulse);
    },
    afterStep: () => undefined,
    dispose: () => undefined,
  };
}

/** Some browsers have no `navigator.vibrate`. */
function vibrate(ms: number): void {
  const device: { vibrate?: Navigator['vibrate'] } = navigator;
  device.vibrate?.(ms);
}
