import { hasUserActivation, reportOnce } from '#platform';
import { SoundOutput } from '../audio/sound-output.ts';
import type { GameEvent } from '../events/game-events.ts';
import { createAnnouncer } from './announcer.ts';
import { type GameOutput, type GameOutputOptions, isolateOutput } from './game-output.ts';
import { HudOutput } from './hud-output.ts';

/** Duration of the vibration for each event that has one, ms. */
const PULSES: Partial<Record<GameEvent['type'], number>> = { over: 80, weapon_collected: 20 };

/** Makes the device vibrate, where it can. */
export function createHaptics({ settings }: Pick<GameOutputOptions, 'settings'>): GameOutput {
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

export { AutomaticCrouch, isCrouchAhead } from '../session/automatic-crouch.ts';

type GameOutputFactory = (options: GameOutputOptions) => GameOutput;

const FACTORIES: readonly GameOutputFactory[] = [
  createAnnouncer,
  (options) => new SoundOutput(options),
  createHaptics,
  (options) => new HudOutput(options),
];

/**
 * Creates the outputs; one that fails, now or later, is missing and nothing else. This module and
 * its imports are a chunk of their own, loaded once the stage is open.
 */
export function createOutputs(
  options: GameOutputOptions,
  factories: readonly GameOutputFactory[] = FACTORIES,
): readonly GameOutput[] {
  return factories.flatMap((create) => {
    try {
      return [isolateOutput(create(options))];
    } catch (error) {
      reportOnce(create, error);
      return [];
    }
  });
}
