import type { BucketFigures } from './course-figures.ts';
import type { CurveFigures } from './curve-figures.ts';
import { linearTicks, Panel, PANEL, type Point, type Tick } from './panel.ts';
import { quantile } from './quantile.ts';
import { shareAlive, type Survival } from './survival.ts';
import { topPhrases } from './top-phrases.ts';

const LINE_COLOURS = ['#b3261e', '#d9822b', '#6a8f1f', '#1b7f8c', '#3f4aa8', '#7b3f98'];
const BAR_COLOURS = [
  '#3f4aa8',
  '#1b7f8c',
  '#6aa84f',
  '#c2b02c',
  '#d9822b',
  '#b3261e',
  '#8e4585',
  '#8c6d4f',
  '#9a9a9a',
];

/** Scores of the axis of survival, which is logarithmic. */
const SURVIVAL_TICKS = [20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];
const SURVIVAL_POINTS = 120;

const COLUMNS = 2;
const HEADER = 44;

/** Two states of the figures: those measured now, and those of before, if any. */
interface Drawn {
  readonly now: CurveFigures;
  readonly before: CurveFigures | null;
}

/**
 * Draws the figures as an SVG picture: those of before in dashed lines and pale bars, those of now
 * in full ones.
 */
export function drawCurves(now: CurveFigures, before: CurveFigures | null): string {
  const drawn = { now, before };
  const panels = [
    ...(now.survivals.length > 0 ? [drawSurvival(drawn)] : []),
    ...(now.buckets.length > 0
      ? [
          drawThreats(drawn),
          drawCalm(drawn),
          drawWindows(drawn),
          drawGaps(drawn),
          drawPhrases(drawn),
        ]
      : []),
  ];
  const width = COLUMNS * PANEL.width;
  const height = HEADER + Math.ceil(panels.length / COLUMNS) * PANEL.height;
  const markup = panels.map((panel, index) => {
    return panel.markup(
      (index % COLUMNS) * PANEL.width,
      HEADER + Math.floor(index / COLUMNS) * PANEL.height,
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height}" fill="#fdfcf9"/>`,
    `<text x="58" y="28" font-size="16" fill="#2b2f33">${titleOf(drawn)}</text>`,
    ...markup,
    '</svg>\n',
  ].join('\n');
}

function titleOf({ now, before }: Drawn): string {
  if (before === null) return `The curves of difficulty, rules version ${now.rulesVersion}`;
  const versions = [before, now].map(({ rulesVersion }) => `version ${rulesVersion}`);
  return `The curves of difficulty: rules ${versions[0]} dashed and pale, ${versions[1]} solid`;
}

/** The states in the order in which they are drawn, so that what is now lies on top. */
function states({ now, before }: Drawn): { figures: CurveFigures; isBefore: boolean }[] {
  return [
    ...(before === null ? [] : [{ figures: before, isBefore: true }]),
    { figures: now, isBefore: false },
  ];
}

function drawSurvival(drawn: Drawn): Panel {
  const [from, to] = [SURVIVAL_TICKS[0] ?? 1, drawn.now.until];
  const positionOf = (score: number) => Math.log(score / from) / Math.log(to / from);
  const panel = new Panel({
    title: 'How many players are still alive',
    x: {
      label: 'score (logarithmic)',
      ticks: SURVIVAL_TICKS.filter((score) => score <= to).map((score) => {
        return { position: positionOf(score), text: String(score) };
      }),
    },
    y: { label: 'share of the runs', ticks: linearTicks(1, 0.25, (share) => `${100 * share}%`) },
  });
  const spreads = new Set(drawn.now.survivals.map(({ spread }) => spread));
  for (const { figures, isBefore } of states(drawn)) {
    // What was measured before of other players has nothing to be compared with.
    for (const survival of figures.survivals.filter(({ spread }) => spreads.has(spread))) {
      const points = Array.from({ length: SURVIVAL_POINTS + 1 }, (_, index): Point => {
        const position = index / SURVIVAL_POINTS;
        return [position, shareAlive(survival, from * (to / from) ** position)];
      });
      panel.line(points, spreadColour(drawn, survival), isBefore);
    }
  }
  for (const survival of drawn.now.survivals) {
    const old = drawn.before?.survivals.find(({ spread }) => spread === survival.spread);
    const medians = [...(old === undefined ? [] : [old]), survival].map(({ scores }) =>
      quantile(scores, 0.5).toFixed(0),
    );
    panel.legend(
      spreadColour(drawn, survival),
      `${survival.spread} ms: median ${medians.join(' → ')}`,
    );
  }
  return panel;
}

function spreadColour({ now }: Drawn, { spread }: Survival): string {
  return colour(
    LINE_COLOURS,
    now.survivals.findIndex((survival) => survival.spread === spread),
  );
}

function drawThreats(drawn: Drawn): Panel {
  const panel = new Panel({
    title: 'How many threats come',
    x: scoreAxis(drawn),
    y: { label: 'arrivals a second', ticks: linearTicks(1, 0.25) },
  });
  drawSteps(panel, drawn, 1, [
    { text: 'threats a second', value: (bucket) => bucket.threatsPerSecond },
  ]);
  return panel;
}

function drawCalm(drawn: Drawn): Panel {
  const most = 20;
  const panel = new Panel({
    title: 'Calm between two arrivals',
    x: scoreAxis(drawn),
    y: { label: 'seconds', ticks: linearTicks(most, 5) },
  });
  drawSteps(panel, drawn, most, [
    { text: 'longest', value: ({ calm }) => calm?.longest },
    { text: '99th percentile', value: ({ calm }) => calm?.percentile99 },
  ]);
  return panel;
}

function drawWindows(drawn: Drawn): Panel {
  const most = 40;
  const panel = new Panel({
    title: 'Take-off windows of cacti',
    x: scoreAxis(drawn),
    y: { label: 'steps of 1/60 s', ticks: linearTicks(most, 10) },
  });
  drawSteps(panel, drawn, most, [
    { text: 'smallest', value: ({ windows }) => windows?.smallest },
    { text: '5th percentile', value: ({ windows }) => windows?.percentile5 },
    { text: 'median', value: ({ windows }) => windows?.median },
  ]);
  return panel;
}

function drawGaps(drawn: Drawn): Panel {
  const names = Object.keys(drawn.now.buckets[0]?.gaps ?? {});
  return drawShares(drawn, {
    title: 'Gaps between two arrivals',
    label: 'share of the pairs',
    names: names.map((name) => [name, `${name} steps`]),
    shareOf: (bucket, name) => bucket.gaps[name] ?? 0,
  });
}

function drawPhrases(drawn: Drawn): Panel {
  const names = topPhrases(states(drawn).flatMap(({ figures }) => figures.buckets));
  return drawShares(drawn, {
    title: 'Phrases',
    label: 'share of the threats',
    names: [
      ...names.map((name): [string, string] => [name, shortened(name)]),
      ['others', 'others'],
    ],
    shareOf: ({ phrases }, name) => {
      if (name !== 'others') return phrases[name] ?? 0;
      return Math.max(0, 1 - names.reduce((sum, shown) => sum + (phrases[shown] ?? 0), 0));
    },
  });
}

/** A phrase's kinds, short enough for a legend. */
function shortened(name: string): string {
  return name
    .replaceAll('pterodactyl', 'pter.')
    .replaceAll(' cactus', ', cactus')
    .replaceAll(' pter.', ', pter.');
}

interface Curve {
  readonly text: string;
  /** Undefined where a bucket has none. */
  readonly value: (bucket: BucketFigures) => number | undefined;
}

/**
 * A line for each curve, level within each bucket. Values above `most` are drawn at the upper edge.
 */
function drawSteps(panel: Panel, drawn: Drawn, most: number, curves: readonly Curve[]): void {
  curves.forEach(({ text, value }, index) => {
    for (const { figures, isBefore } of states(drawn)) {
      const points = figures.buckets.flatMap((bucket, slot): Point[] => {
        const y = value(bucket);
        if (y === undefined) return [];
        const level = Math.min(y / most, 1);
        const count = figures.buckets.length;
        return [
          [slot / count, level],
          [(slot + 1) / count, level],
        ];
      });
      panel.line(points, colour(LINE_COLOURS, index), isBefore);
    }
    panel.legend(colour(LINE_COLOURS, index), text);
  });
}

interface Shares {
  readonly title: string;
  readonly label: string;
  /** The parts, the lowest first, with their words in the legend. */
  readonly names: readonly (readonly [name: string, text: string])[];
  readonly shareOf: (bucket: BucketFigures, name: string) => number;
}

/** A stacked bar for each bucket; two side by side where there is something to compare with. */
function drawShares(drawn: Drawn, { title, label, names, shareOf }: Shares): Panel {
  const panel = new Panel({
    title,
    x: scoreAxis(drawn),
    y: { label, ticks: linearTicks(1, 0.25, (share) => `${100 * share}%`) },
  });
  const shown = states(drawn);
  shown.forEach(({ figures, isBefore }, side) => {
    figures.buckets.forEach((bucket, slot) => {
      const width = 0.84 / shown.length;
      const left = (slot + 0.08 + side * width) / figures.buckets.length;
      const right = (slot + 0.08 + (side + 1) * width) / figures.buckets.length;
      let below = 0;
      names.forEach(([name], index) => {
        const above = below + shareOf(bucket, name);
        panel.bar([left, below], [right, above], colour(BAR_COLOURS, index), isBefore);
        below = above;
      });
    });
  });
  names.forEach(([, text], index) => panel.legend(colour(BAR_COLOURS, index), text));
  return panel;
}

/** The limits of the buckets, evenly spaced. */
function scoreAxis({ now: { buckets } }: Drawn): { label: string; ticks: Tick[] } {
  const limits = [buckets[0]?.from ?? 0, ...buckets.map(({ to }) => to)];
  return {
    label: 'score (buckets of different length)',
    ticks: limits.map((limit, index) => ({
      position: index / buckets.length,
      text: String(limit),
    })),
  };
}

function colour(colours: readonly string[], index: number): string {
  return colours[index % colours.length] ?? 'black';
}
