import { makeAnnouncer } from './announcer.ts';
import type { Companion, CompanionMaker, CompanionOptions } from './companion.ts';
import { makeSound } from './sound/sound.ts';
import { makeVibration } from './vibration.ts';

export { AutomaticCrouch } from './automatic-crouch.ts';

const MAKERS: readonly CompanionMaker[] = [makeAnnouncer, makeSound, makeVibration];

/** All who go along with the play. With what they import they are a chunk of their own, fetched when the stage is open. */
export function gatherCompanions(options: CompanionOptions): readonly Companion[] {
  return MAKERS.map((make) => make(options));
}
