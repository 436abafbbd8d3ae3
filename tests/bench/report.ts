import type { FrameCosts } from './page/frame-costs.ts';
import type { Owners } from './page/owners.ts';
import { median } from './statistics.ts';

export interface Figures extends FrameCosts {
  /** ms. Not of all scenes. */
  readonly key: number | undefined;
  /** kB a frame. */
  readonly allocated: number;
}

type Budget = readonly ['at least' | 'at most' | 'times' | 'more', number];

/** `times` and `more` compare with the bare page, the others are limits. */
const ROWS: readonly {
  readonly figure: keyof Figures;
  readonly title: string;
  readonly budget?: Budget | { readonly webgl: Budget; readonly canvas: Budget };
}[] = [
  { figure: 'framesPerSecond', title: 'frames a second', budget: ['at least', 59] },
  { figure: 'script', title: 'script in a frame, ms', budget: ['times', 1.6] },
  { figure: 'scriptP99', title: '  p99', budget: ['times', 3] },
  { figure: 'task', title: 'main thread in a frame, ms', budget: ['times', 1.7] },
  { figure: 'taskP99', title: '  p99', budget: ['times', 2] },
  {
    figure: 'allocated',
    title: 'allocated in a frame, kB',
    budget: { webgl: ['at most', 5], canvas: ['at most', 8] },
  },
  { figure: 'gpuProcess', title: 'GPU process in a frame, ms' },
  { figure: 'key', title: 'key to picture, ms', budget: ['more', 2] },
];

const number = (value: number) => value.toFixed(value < 10 ? 2 : 1);

/** @param rounds of ours, the bare page and maybe another site, in this order. */
export function reportFigures(
  title: string,
  renderer: 'webgl' | 'canvas',
  rounds: readonly (readonly Figures[])[],
): void {
  const hasBefore = rounds.some((figures) => figures.length > 2);
  console.log(
    `${`  ${title}`.padEnd(42)}ours     bare   times${hasBefore ? '   before' : ''}   budget`,
  );
  for (const { figure, title: row, budget } of ROWS) {
    if (rounds[0]?.[0]?.[figure] === undefined) continue;
    const of = (page: number) => rounds.map((figures) => figures[page]?.[figure] ?? Number.NaN);
    const [own, bare, before] = [median(of(0)), median(of(1)), median(of(2))];
    const times = median(of(0).map((value, round) => value / (of(1)[round] ?? 0)));
    const limits = budget === undefined || 'webgl' in budget ? budget?.[renderer] : budget;
    const verdict = limits === undefined ? '' : `${limits.join(' ')}: ${judge(limits)}`;
    const third = hasBefore ? number(before).padStart(9) : '';
    console.log(
      `  ${row.padEnd(37)}${number(own).padStart(7)}${number(bare).padStart(9)}${number(times).padStart(8)}${third}   ${verdict}`,
    );
    function judge([kind, limit]: Budget): string {
      if (Number.isNaN(own)) return 'not measured';
      const isMet = {
        'at least': own >= limit,
        'at most': own <= limit,
        times: times <= limit,
        more: own - bare <= limit,
      }[kind];
      return isMet ? 'ok' : 'OVER';
    }
  }
}

/** @param least what has less in every column isn't a row of its own. */
export function reportOwners(
  title: string,
  columns: readonly string[],
  costs: readonly Owners[],
  least: number,
): void {
  const names = [...new Set(costs.flatMap((owners) => [...owners.keys()]))];
  const rows = names.map((name) => ({
    name,
    values: costs.map((owners) => owners.get(name) ?? 0),
  }));
  const large = rows.filter(({ values }) => Math.max(...values) >= least);
  const total = (of: typeof rows) =>
    columns.map((_, i) => of.reduce((sum, r) => sum + (r.values[i] ?? 0), 0));
  const print = (name: string, values: readonly number[]) =>
    console.log(
      `  ${name.padEnd(42)}${values.map((value, i) => value.toFixed(0).padStart((columns[i]?.length ?? 0) + 2)).join('')}`,
    );
  console.log(`\n${title}`);
  console.log(`  ${''.padEnd(42)}${columns.map((column) => `  ${column}`).join('')}`);
  for (const { name, values } of large.toSorted(
    (a, b) => Math.max(...b.values) - Math.max(...a.values),
  ))
    print(name, values);
  print('other', total(rows.filter((row) => !large.includes(row))));
  print('all', total(rows));
}
