import { compareFeatures, FEATURES_COMPARISON, SKINS_WORDS } from '#content';
import { PICKUP_SCORE } from '#simulation';
import { Comparison } from './parts/Comparison.tsx';

/** What the game inside Chrome can do, beside ours. */
export default function FeaturesComparison() {
  const rows = compareFeatures({ weapon: PICKUP_SCORE, looks: Object.keys(SKINS_WORDS.names).length });
  return <Comparison words={FEATURES_COMPARISON} what={FEATURES_COMPARISON.feature} rows={rows} />;
}
