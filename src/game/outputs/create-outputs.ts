import { createAnnouncer } from './announcer.ts';
import type { GameOutput, GameOutputFactory, GameOutputOptions } from './game-output.ts';
import { createSound } from '../audio/sound.ts';
import { createHaptics } from './haptics.ts';

export { AutomaticCrouch } from '../session/automatic-crouch.ts';

const MAKERS: readonly GameOutputFactory[] = [createAnnouncer, createSound, createHaptics];

/** All who go along with the play. With what they import they are a chunk of their own, fetched when the stage is open. */
export function createOutputs(options: GameOutputOptions): readonly GameOutput[] {
  return MAKERS.map((make) => make(options));
}
