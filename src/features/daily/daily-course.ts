import { type CourseSearchOptions, searchCourse, type TurboPolicy } from '#solver';
import { whenIdle } from '#platform';
import { dateOf } from './day.ts';

/** How far a day's course must be survivable, points: a quarter of an hour of play. */
const SURVIVABLE_SCORE = 10_000;

/** The use of turbo changes which threats come; a course must be survivable with each of these. */
const POLICIES: readonly TurboPolicy[] = ['never', 'whenever-ready', 'at-random'];

type CourseSearch = (options: CourseSearchOptions) => { readonly survivable: boolean };

/**
 * The courses of the days. Each is a seed, the same for everybody, that the fairness search has
 * found survivable.
 */
export class DailyCourses {
  private readonly seeds = new Map<number, string>();
  private readonly searches = new Map<number, Generator<undefined, string>>();

  constructor(private readonly search: CourseSearch = searchCourse) {}

  /**
   * The seed of a day's course. Unless prepared, it is searched now, which takes 60 ms, or many
   * times that on a slow device.
   */
  seedOf(day: number): string {
    for (;;) {
      const seed = this.seeds.get(day);
      if (seed !== undefined) return seed;
      this.prepare(day);
    }
  }

  /**
   * Does one part of the search for a day's course, usually a third, in idle time.
   * @returns whether the search is complete.
   */
  prepare(day: number): boolean {
    if (this.seeds.has(day)) return true;
    const search = this.searches.get(day) ?? findSeed(day, this.search);
    this.searches.set(day, search);
    const { done, value } = search.next();
    if (done !== true) return false;
    this.seeds.set(day, value);
    this.searches.delete(day);
    return true;
  }

  /**
   * Searches a day's course in idle time.
   * @param day its number, which may change meanwhile. Returns a function that cancels it.
   */
  prepareWhenIdle(day: () => number): () => void {
    const search = () => {
      if (!this.prepare(day())) cancel = whenIdle(search);
    };
    let cancel = whenIdle(search);
    return () => cancel();
  }
}

/** Yields after each course that it has searched. */
function* findSeed(day: number, search: CourseSearch): Generator<undefined, string> {
  for (let candidate = 1; ; candidate += 1) {
    const seed = seedText(day, candidate);
    let isSurvivable = true;
    for (const turbo of POLICIES) {
      isSurvivable &&= search({ seed, untilScore: SURVIVABLE_SCORE, turbo }).survivable;
      yield;
    }
    if (isSurvivable) return seed;
  }
}

function seedText(day: number, candidate: number): string {
  return `daily-${dateOf(day)}${candidate === 1 ? '' : `-${candidate}`}`;
}
