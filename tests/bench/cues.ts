import { parseArgs } from 'node:util';
import { listen, LISTENERS, shareOf } from '../game/audio/listening-players.ts';

/**
 * How far simulated players get by ear, with cues calibrated to their own reaction and to one of
 * 280 ms. `npm run bench:cues -- [--score 1000]`; exit status 1 if a player survives 500 points on
 * less than nine of ten courses.
 */

const COURSES = 40;

const { values } = parseArgs({
  options: { score: { type: 'string', default: '1000' } },
});
const most = Number(values.score);

const percent = (share: number) => `${Math.round(100 * share)}%`;

const results = LISTENERS.map((player) => ({ player, ...listen(COURSES, most, player) }));
console.table(
  results.map(({ player, scores, announced }) => {
    const before = listen(COURSES, 500, { ...player, uncalibrated: true });
    return {
      'reaction, ms': player.reaction,
      'sound delay, ms': player.soundDelay,
      speed: percent(player.assists?.speed ?? 1),
      'reached 500': percent(shareOf(scores, 500)),
      [`reached ${most}`]: percent(shareOf(scores, most)),
      'cues in rhythm': percent(announced),
      'reached 500 uncalibrated': percent(shareOf(before.scores, 500)),
    };
  }),
);
if (results.some(({ scores }) => shareOf(scores, 500) < 0.9)) process.exitCode = 1;
