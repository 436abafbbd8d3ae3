import { createSound } from '../audio/sound.ts';
import { createAnnouncer } from './announcer.ts';
import type { GameOutput, GameOutputFactory, GameOutputOptions } from './game-output.ts';
import { createHaptics } from './haptics.ts';

export { AutomaticCrouch } from '../session/automatic-crouch.ts';

const FACTORIES: readonly GameOutputFactory[] = [createAnnouncer, createSound, createHaptics];

/** With all that it imports this is a chunk of its own, loaded once the stage is open. */
export function createOutputs(options: GameOutputOptions): readonly GameOutput[] {
  return FACTORIES.map((create) => create(options));
}
