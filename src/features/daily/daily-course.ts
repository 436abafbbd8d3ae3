import { type CourseSearchOptions, searchCourse, type TurboPolicy } from '#solver';
import { dateOf } from './day.ts';

/** A day's course has a way through at least this far, points: a quarter of an hour of play. */
const FAR = 10_000;

/** Threats come otherwise when turbo is used; there is a way through whichever way that is. */
const POLICIES: readonly TurboPolicy[] = ['never', 'whenever-ready', 'at-random'];

type CourseSearch = (options: CourseSearchOptions) => { readonly survivable: boolean };

/** The courses of the days: each a seed that is the same for everybody, and that the fairness search has found a way through. */
export class DailyCourses {
  private readonly seeds = new Map<number, string>();
  private readonly searches = new Map<number, Generator<undefined, string>>();

  constructor(private readonly search: CourseSearch = searchCourse) {}

  /** The seed of a day's course. What is not prepared yet is searched on the spot, which takes 60 ms, and a slow device many times that. */
  seedOf(day: number): string {
    for (;;) {
      const seed = this.seeds.get(day);
      if (seed !== undefined) return seed;
      this.prepare(day);
    }
  }

  /**
   * Does a part of the search for a day's course, mostly a third: for when there is nothing better to do.
   * @returns whether that was all.
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
}

/** Stops after each course that it has searched. */
function* findSeed(day: number, search: CourseSearch): Generator<undefined, string> {
  for (let candidate = 1; ; candidate += 1) {
    const seed = seedText(day, candidate);
    let hasWay = true;
    for (const turbo of POLICIES) {
      hasWay &&= search({ seed, untilScore: FAR, turbo }).survivable;
      yield;
    }
    if (hasWay) return seed;
  }
}

function seedText(day: number, candidate: number): string {
  return `daily-${dateOf(day)}${candidate === 1 ? '' : `-${candidate}`}`;
}
