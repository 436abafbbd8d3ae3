import { compareFeatures, FEATURES_COMPARISON, SKINS_WORDS } from '#content';
import { PICKUP_SCORE } from '#simulation';
import { Comparison } from './parts/Comparison.tsx';
import { OUR_FIGURES } from './our-figures.ts';

/** The moves of the game inside Chrome, and what else it can do, beside ours. */
export default function FeaturesComparison() {
  const looks = Object.keys(SKINS_WORDS.names).length;
  const rows = compareFeatures(OUR_FIGURES, { weapon: PICKUP_SCORE, looks });
  return <Comparison words={FEATURES_COMPARISON} what={FEATURES_COMPARISON.feature} rows={rows} />;
}
