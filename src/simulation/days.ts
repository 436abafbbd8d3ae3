import { hashText } from './random.ts';

export const DAYS = ['clear', 'golden', 'rain', 'sand', 'snow'] as const;
export type Day = (typeof DAYS)[number];

/** Keeps days apart from other uses of the seed. */
const SALT = 5;

/** The day that a run with this seed has after the first dawn. All days are equally likely. */
export function dayOf(seed: string): Day {
  return DAYS[Math.abs(hashText(seed, SALT) % DAYS.length)] ?? 'clear';
}
