import { seedOnStage } from '#content';
import type { Course } from './course.ts';

/** A random seed that no run had before: 13 letters and digits, short enough to read out. */
export function freshSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(words, (word) => word.toString(36).padStart(7, '0'))
    .join('')
    .slice(1);
}

/** The course of the page's address, `?seed=`; undefined if it has none. */
export function courseFromAddress(): Course | undefined {
  const seed = new URLSearchParams(location.search).get('seed') ?? '';
  return seed === '' ? undefined : { label: seedOnStage(seed), begin: () => ({ seed }) };
}
