import type { Companion, CompanionOptions } from './companion.ts';
import { hasBeenTouched } from './gesture.ts';
import type { GameEvent } from '../events.ts';

/** ms each. */
const PULSES: Partial<Record<GameEvent['type'], number>> = { over: 80, weapon_collected: 20 };

/** Lets the device shake where it can. */
export function makeVibration({ settings }: CompanionOptions): Companion {
  return {
    hear: ({ type }) => {
      const pulse = PULSES[type];
      if (pulse !== undefined && settings().vibration && hasBeenTouched()) vibrate(pulse);
    },
    follow: () => undefined,
    leave: () => undefined,
  };
}

/** Not every browser has it. */
function vibrate(ms: number): void {
  const device: { vibrate?: Navigator['vibrate'] } = navigator;
  device.vibrate?.(ms);
}
