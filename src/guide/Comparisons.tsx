import {
  compareFeatures,
  compareRules,
  COMPARISON,
  comparisonNote,
  type ComparisonRow,
  FEATURES_COMPARISON,
  RULES_COMPARISON,
  SKINS_TEXT,
} from '#content';
import { PICKUP_SCORE } from '#simulation';
import { MOON_PHASES } from '#stage/data';
import { DataTable } from '#ui';
import { OUR_FIGURES } from './our-figures.ts';
import { GuideSection } from './parts/GuideSection.tsx';

interface ComparisonProps {
  readonly text: { readonly title: string; readonly lead: string; readonly table: string };
  readonly what: string;
  readonly rows: readonly ComparisonRow[];
}

export function Comparison({ text: { title, lead, table }, what, rows }: ComparisonProps) {
  return (
    <GuideSection title={title} lead={lead}>
      <DataTable
        caption={table}
        columns={[what, COMPARISON.theirs, COMPARISON.ours]}
        rows={rows.map((row) => [row.what, row.theirs, row.ours])}
        look="even"
      />
      <p>
        <small>{comparisonNote()}</small>
      </p>
    </GuideSection>
  );
}

export function RulesComparison() {
  // The phases begin with the first night, and the moon is full in the middle of them.
  const moon = { moonPhases: MOON_PHASES, fullMoonNight: (MOON_PHASES + 1) / 2 };
  const rows = compareRules(OUR_FIGURES, moon);
  return <Comparison text={RULES_COMPARISON} what={RULES_COMPARISON.rule} rows={rows} />;
}

export function FeaturesComparison() {
  const looks = Object.keys(SKINS_TEXT.names).length;
  const rows = compareFeatures(OUR_FIGURES, { weapon: PICKUP_SCORE, looks });
  return <Comparison text={FEATURES_COMPARISON} what={FEATURES_COMPARISON.feature} rows={rows} />;
}
