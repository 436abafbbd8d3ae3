import { createSoundOutput } from '../audio/sound-output.ts';
import { createAnnouncer } from './announcer.ts';
import type { GameOutput, GameOutputFactory, GameOutputOptions } from './game-output.ts';
import { createHaptics } from './haptics.ts';

export { AutomaticCrouch } from '../session/automatic-crouch.ts';

const FACTORIES: readonly GameOutputFactory[] = [createAnnouncer, createSoundOutput, createHaptics];

/** This module and its imports are a chunk of their own, loaded once the stage is open. */
export function createOutputs(options: GameOutputOptions): readonly GameOutput[] {
  return FACTORIES.map((create) => create(options));
}
