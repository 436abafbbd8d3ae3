import { RIVAL_WORDS, rivalRunsAlong } from '#content';
import { type Course, type Ghost, ReplayGhost } from '#game';
import type { RivalRun } from '#rivals';
import { NO_ASSISTS, RULES_VERSION } from '#simulation';
import { RIVAL_LOOKS } from './looks.ts';

/** Steps. So the rival is seen in front of the player's dino, and not behind it all the time. */
const HEAD_START = 12;

/** @param onStart the run begins, and uses up the course. */
export function rivalCourse({ rival, seed, inputs, run }: RivalRun, onStart: () => void): Course {
  const { id } = rival;
  const { name } = RIVAL_WORDS[id];
  const { score } = run.view;
  const replay = { rules: RULES_VERSION, seed, assists: NO_ASSISTS, inputs };
  const createGhost = (): Ghost => {
    const ghost = new ReplayGhost(replay);
    for (let i = 0; i < HEAD_START; i++) ghost.step();
    return ghost;
  };
  return {
    label: rivalRunsAlong(name, score),
    begin: () => {
      onStart();
      return {
        seed,
        label: '',
        ghost: createGhost,
        rival: { id, name, score, look: RIVAL_LOOKS[id] },
        target: { kind: 'rival', name, score },
      };
    },
  };
}
