import { RIVAL_WORDS, rivalRunsAlong } from '#content';
import { type Course, type Ghost, ReplayGhost, type RivalTarget } from '#game';
import type { RivalRun } from '#rivals';
import { NO_ASSISTS, RULES_VERSION } from '#simulation';
import { RIVAL_LOOKS } from './looks.ts';

/** Steps. So the rival is seen in front of the player's dino, and not behind it all the time. */
const HEAD_START = 12;

export function targetOf({ rival: { id }, run }: RivalRun): RivalTarget {
  const { name } = RIVAL_WORDS[id];
  return { kind: 'rival', id, name, look: RIVAL_LOOKS[id], score: run.view.score };
}

/** @param onStart the run begins, and uses up the course. */
export function rivalCourse(
  { seed, inputs }: RivalRun,
  target: RivalTarget,
  onStart: () => void,
): Course {
  const replay = { rules: RULES_VERSION, seed, assists: NO_ASSISTS, inputs };
  const createGhost = (): Ghost => {
    const ghost = new ReplayGhost(replay);
    for (let i = 0; i < HEAD_START; i++) ghost.step();
    return ghost;
  };
  return {
    label: rivalRunsAlong(target.name, target.score),
    begin: () => {
      onStart();
      return { seed, label: '', ghost: createGhost, target };
    },
  };
}
