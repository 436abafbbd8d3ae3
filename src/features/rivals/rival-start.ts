import { beatRival, RIVAL_WORDS } from '#content';
import { ReplayGhost, type RivalTarget } from '#game';
import type { RivalRun } from '#rivals';
import { NO_ASSISTS, RULES_VERSION } from '#simulation';
import { RIVAL_LOOKS } from './looks.ts';

/** So the rival is seen beside the player's dino, which it would otherwise lie behind, steps. */
const LAG = 8;

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
  const label = beatRival(target.name, target.score);
  return { seed, label, ghost: () => new ReplayGhost(replay, LAG), target };
}
