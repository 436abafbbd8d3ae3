import { compareRules, RULES_COMPARISON } from '#content';
import { MOON_PHASES } from '#stage/data';
import { Comparison } from './parts/Comparison.tsx';
import { FULL_MOON_NIGHT } from './parts/nights.ts';
import { OUR_FIGURES } from './our-figures.ts';

const ROWS = compareRules(OUR_FIGURES, { moonPhases: MOON_PHASES, fullMoonNight: FULL_MOON_NIGHT });

/** Pace, score and nights of the game inside Chrome beside ours. */
export default function RulesComparison() {
  return <Comparison words={RULES_COMPARISON} what={RULES_COMPARISON.rule} rows={ROWS} />;
}
