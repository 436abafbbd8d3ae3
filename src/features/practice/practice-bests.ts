import { isPracticeSubject, type PracticeOptions } from '#simulation';
import { PACES } from './practice-paces.ts';

/** The most threats passed in each practice, by its key. */
export type PracticeBests = ReadonlyMap<string, number>;

export const NO_BESTS: PracticeBests = new Map();

/** Practice with assists has bests of its own, as runs have. */
export function keyOf({ trains, pace }: PracticeOptions, assisted: boolean): string {
  return `${trains} ${pace}${assisted ? ' assisted' : ''}`;
}

/** Whether it is the key of a practice that is offered. */
export function isKey(text: string): boolean {
  const [trains = '', pace = ''] = text.split(' ');
  const points = PACES.find((offered) => String(offered) === pace);
  if (points === undefined || !isPracticeSubject(trains)) return false;
  return [false, true].some((assisted) => keyOf({ trains, pace: points }, assisted) === text);
}

/** Does not depend on the order of its arguments, so that all tabs agree. */
export function joinBests(one: PracticeBests, other: PracticeBests): PracticeBests {
  const joined = new Map(one);
  for (const [key, passed] of other) joined.set(key, Math.max(passed, joined.get(key) ?? 0));
  return joined;
}
