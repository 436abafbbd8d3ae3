import type { Course } from './course.ts';

/** The course that the page's address asks for with `?seed=`; undefined for none. */
export function courseFromAddress(): Course | undefined {
  const seed = new URLSearchParams(location.search).get('seed') ?? '';
  return seed === '' ? undefined : { begin: () => ({ seed }) };
}
