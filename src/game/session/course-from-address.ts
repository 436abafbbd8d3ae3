import { seedOnStage } from '#content';
import type { Course } from './course.ts';

/** The course of the page's address, `?seed=`; undefined if it has none. */
export function courseFromAddress(): Course | undefined {
  const seed = new URLSearchParams(location.search).get('seed') ?? '';
  return seed === '' ? undefined : { label: seedOnStage(seed), begin: () => ({ seed }) };
}
