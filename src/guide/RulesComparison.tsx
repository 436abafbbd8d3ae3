import { compareRules, RULES_COMPARISON } from '#content';
import { MAX_CACTI, PTERODACTYL_SCORE } from '#simulation';
import { MOON_PHASES, NIGHT_DURATION, NIGHT_INTERVAL } from '#stage/nights';
import { Comparison } from './parts/Comparison.tsx';
import { secondsUntil } from './parts/elapsed.ts';
import { FULL_MOON_NIGHT } from './parts/nights.ts';
import { TOP_SPEED_SCORE } from './parts/speeds.ts';

const ROWS = compareRules({
  largestGroup: MAX_CACTI,
  pterodactyls: PTERODACTYL_SCORE,
  nightEvery: NIGHT_INTERVAL,
  topSpeed: TOP_SPEED_SCORE,
  nightPoints: NIGHT_DURATION,
  nightSeconds: secondsUntil(NIGHT_DURATION),
  moonPhases: MOON_PHASES,
  fullMoonNight: FULL_MOON_NIGHT,
});

/** The rules of the game inside Chrome beside ours. */
export default function RulesComparison() {
  return <Comparison words={RULES_COMPARISON} what={RULES_COMPARISON.rule} rows={ROWS} />;
}
