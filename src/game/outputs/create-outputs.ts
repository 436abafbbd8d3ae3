import { reportOnce } from '#platform';
import { createSoundOutput } from '../audio/sound-output.ts';
import { createAnnouncer } from './announcer.ts';
import { type GameOutput, isolateOutput } from './game-output.ts';
import { createHaptics } from './haptics.ts';
import { createHudOutput, type HudOutputOptions } from './hud-output.ts';

export { isCrouchAhead } from '../input/crouch-ahead.ts';
export { AutomaticCrouch } from '../session/automatic-crouch.ts';

type GameOutputFactory = (options: HudOutputOptions) => GameOutput;

const FACTORIES: readonly GameOutputFactory[] = [
  createAnnouncer,
  createSoundOutput,
  createHaptics,
  createHudOutput,
];

/**
 * Creates the outputs; one that fails, now or later, is missing and nothing else. This module and
 * its imports are a chunk of their own, loaded once the stage is open.
 */
export function createOutputs(
  options: HudOutputOptions,
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
