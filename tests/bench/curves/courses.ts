import {
  createRun,
  jumpArc,
  kindOf,
  NO_INPUT,
  STEPS_PER_POINT,
  STEPS_PER_SECOND,
  type ThreatKind,
} from '#simulation';
import type { SeedTask } from '../divide-among-processes.ts';
import { isArriving } from '../is-arriving.ts';
import { percentile } from '../statistics.ts';
import { takeoffWindow } from '../takeoff-window.ts';

export interface CoursesTask extends SeedTask {
  readonly untilScore: number;
}

export interface Arrival {
  /** In steps from the start of the run. */
  readonly step: number;
  readonly score: number;
  readonly kind: ThreatKind;
  /**
   * Steps in which a jump may begin and clear a cactus, if no other threat is near. Null for a
   * pterodactyl.
   */
  readonly window: number | null;
}

/** For a player who does nothing and can't be hit. */
export function arrivalsOfCourses({ from, count, untilScore }: CoursesTask): Arrival[][] {
  return Array.from({ length: count }, (_, index) => arrivalsOf(from + index, untilScore));
}

function arrivalsOf(seed: number, untilScore: number): Arrival[] {
  const run = createRun(seed, { invincible: true });
  const { view } = run;
  const arc = jumpArc();
  const arrivals: Arrival[] = [];
  while (view.score < untilScore) {
    run.step(NO_INPUT);
    for (const threat of view.entities.threats) {
      if (!isArriving(view, threat)) continue;
      const kind = kindOf(view, threat);
      const window = kind === 'cactus' ? takeoffWindow(view, threat, arc) : null;
      arrivals.push({ step: view.steps, score: view.score, kind, window });
    }
  }
  return arrivals;
}

/** Scores at which one row of the tables ends and the next begins. */
const LIMITS = [0, 150, 300, 500, 1000, 2000, 3000, 4000, 5000];

/** Courses are looked at up to this score. */
export const MAX_SCORE = 5000;

/** Upper ends, in steps, of the gaps by which pairs are counted. */
const GAP_LIMITS = [0, 30, 45, 60, 75, 90, 120, 180, Number.POSITIVE_INFINITY];

type Table = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A row for the scores between each two limits. */
function byScore<Item extends { readonly score: number }>(
  items: readonly Item[],
  row: (inside: readonly Item[], points: number) => Record<string, string>,
): Table {
  return Object.fromEntries(
    LIMITS.slice(1).map((to, index) => {
      const from = LIMITS[index] ?? 0;
      const inside = items.filter(({ score }) => score >= from && score < to);
      return [`${from} to ${to}`, row(inside, to - from)];
    }),
  );
}

const percent = (part: number, whole: number) => `${Math.round((100 * part) / (whole || 1))}%`;

const figure = (values: readonly number[], share: number, digits = 0) =>
  values.length === 0 ? '-' : percentile(values, share).toFixed(digits);

/** @param courses the arrivals of each course, in their order, up to {@link MAX_SCORE}. */
export function courseTables(courses: readonly (readonly Arrival[])[]): Map<string, Table> {
  const arrivals = courses.flatMap((course) =>
    course.map((arrival, index) => {
      return {
        ...arrival,
        isFirst: index === 0,
        gap: arrival.step - (course[index - 1]?.step ?? 0),
      };
    }),
  );
  return new Map([
    [
      `Courses by score (${courses.length} courses; calm in seconds, windows in steps)`,
      byScore(arrivals, (inside, points) => {
        const seconds = (courses.length * points * STEPS_PER_POINT) / STEPS_PER_SECOND;
        const calm = inside.map(({ gap }) => gap / STEPS_PER_SECOND);
        const windows = inside.flatMap(({ window }) => window ?? []);
        return {
          'threats a second': (inside.length / seconds).toFixed(2),
          'longest calm': figure(calm, 1, 1),
          '99th percentile calm': figure(calm, 0.99, 1),
          'smallest window': figure(windows, 0),
          '5th percentile window': figure(windows, 0.05),
          'median window': figure(windows, 0.5),
        };
      }),
    ],
    [
      'Share of pairs of threats by the steps between their arrivals',
      byScore(
        arrivals.filter(({ isFirst }) => !isFirst),
        (inside) =>
          Object.fromEntries(
            GAP_LIMITS.slice(1).map((to, index) => {
              const from = GAP_LIMITS[index] ?? 0;
              const count = inside.filter(({ gap }) => gap >= from && gap < to).length;
              const name = Number.isFinite(to) ? `${from} to ${to - 1}` : `${from} or more`;
              return [name, percent(count, inside.length)];
            }),
          ),
      ),
    ],
  ]);
}
