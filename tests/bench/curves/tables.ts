import type { BucketFigures } from './course-figures.ts';
import type { CurveFigures } from './curve-figures.ts';
import { quantile } from './quantile.ts';
import { shareAlive, type Survival } from './survival.ts';
import { topPhrases } from './top-phrases.ts';

/** The scores at which the share of runs still alive is told. */
const SURVIVAL_SCORES = [100, 200, 500, 1000, 1500, 2500, 5000, 10_000];

type Row = Readonly<Record<string, string>>;

/** Prints all figures; beside those of before, where there are any. */
export function printTables(now: CurveFigures, before: CurveFigures | null): void {
  if (before !== null) console.log(`\nRules version ${before.rulesVersion} → ${now.rulesVersion}`);
  if (now.survivals.length > 0) {
    console.log(`\nHow long players last, by the spread of their timing (${now.runs} runs each)`);
    const rows = (survivals: readonly Survival[]) =>
      new Map(
        survivals.map((survival) => [`${survival.spread} ms`, survivalRow(survival, now.until)]),
      );
    print(rows(now.survivals), rows(before?.survivals ?? []));
  }
  if (now.buckets.length === 0) return;
  const phrases = topPhrases([...now.buckets, ...(before?.buckets ?? [])]);
  const tables: readonly (readonly [string, (bucket: BucketFigures) => Row])[] = [
    [`Courses by score (${now.courses} courses; calm in seconds, windows in steps)`, courseRow],
    [
      'Share of pairs of threats by the steps between their arrivals',
      ({ gaps }) => percentages(gaps),
    ],
    ['Share of threats by the phrase they came in', (bucket) => phraseRow(bucket, phrases)],
  ];
  for (const [title, row] of tables) {
    console.log(`\n${title}`);
    const rows = (buckets: readonly BucketFigures[]) =>
      new Map(buckets.map((bucket) => [`${bucket.from} to ${bucket.to}`, row(bucket)]));
    print(rows(now.buckets), rows(before?.buckets ?? []));
  }
}

function print(rows: ReadonlyMap<string, Row>, before: ReadonlyMap<string, Row>): void {
  console.table(
    Object.fromEntries(
      [...rows].map(([name, row]) => {
        const old = before.get(name);
        return [
          name,
          Object.fromEntries(
            Object.entries(row).map(([key, text]) => [key, change(old?.[key], text)]),
          ),
        ];
      }),
    ),
  );
}

function change(before: string | undefined, now: string): string {
  return before === undefined || before === now ? now : `${before} → ${now}`;
}

function survivalRow(survival: Survival, until: number): Row {
  const reached = SURVIVAL_SCORES.filter((score) => score <= until);
  const score = (share: number) => quantile(survival.scores, share).toFixed(0);
  return {
    median: score(0.5),
    quartiles: `${score(0.25)}, ${score(0.75)}`,
    ...Object.fromEntries(
      reached.map((at) => [`alive at ${at}`, percent(shareAlive(survival, at))]),
    ),
  };
}

function courseRow({ threatsPerSecond, calm, windows }: BucketFigures): Row {
  return {
    'threats a second': threatsPerSecond.toFixed(2),
    'longest calm': calm?.longest.toFixed(1) ?? '-',
    '99th percentile calm': calm?.percentile99.toFixed(1) ?? '-',
    'smallest window': windows?.smallest.toFixed(0) ?? '-',
    '5th percentile window': windows?.percentile5.toFixed(0) ?? '-',
    'median window': windows?.median.toFixed(0) ?? '-',
  };
}

function phraseRow({ phrases }: BucketFigures, names: readonly string[]): Row {
  const shown = Object.fromEntries(names.map((name) => [name, phrases[name] ?? 0]));
  const sum = Object.values(shown).reduce((total, share) => total + share, 0);
  return percentages({ ...shown, others: Math.max(0, 1 - sum) });
}

function percentages(shares: Readonly<Record<string, number>>): Row {
  return Object.fromEntries(Object.entries(shares).map(([name, share]) => [name, percent(share)]));
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}
