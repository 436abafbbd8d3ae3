import { RIVAL_WORDS } from '#content';
import { ReplayGhost, type RivalTarget } from '#game';
import type { RivalRun } from '#rivals';
import { NO_ASSISTS, RULES_VERSION } from '#simulation';
import { RIVAL_LOOKS } from './looks.ts';

/** Steps. So the rival is seen in front of the player's dino, and not behind it all the time. */
const HEAD_START = 12;

/** The start of the player's run beside this rival. */
export function rivalStart({ rival: { id }, seed, inputs, run }: RivalRun) {
  const replay = { rules: RULES_VERSION, seed, assists: NO_ASSISTS, inputs };
  const target: RivalTarget = {
    kind: 'rival',
    id,
    name: RIVAL_WORDS[id].name,
    look: RIVAL_LOOKS[id],
    score: run.view.score,
  };
  const createGhost = () => {
    const ghost = new ReplayGhost(replay);
    for (let i = 0; i < HEAD_START; i++) ghost.step();
    return ghost;
  };
  return { seed, label: '', ghost: createGhost, target };
}
