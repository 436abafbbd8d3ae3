import { DAY_COUNT, dayOfSeed } from './day-of-seed.ts';

export const DAYS = [
  'clear',
  'golden',
  'rain',
  'sand',
  'snow',
] as const satisfies readonly string[] & {
  readonly length: typeof DAY_COUNT;
};
export type Day = (typeof DAYS)[number];

/** A chunk of the first frame needs {@link dayOfSeed}, which names no day. */
export function dayOf(seed: string): Day {
  return DAYS[dayOfSeed(seed)] ?? 'clear';
}
