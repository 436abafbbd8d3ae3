import { searchVisible, type VisibleSearchOptions } from '#solver';
import type { SeedTask } from './divide-among-processes.ts';

export type VisibleTask = SeedTask & Omit<VisibleSearchOptions, 'seed'>;

/** The seeds of the courses on which somebody dies of what was not to be seen. */
export type VisibleAnswer = readonly number[];

function search({ from, count, ...options }: VisibleTask): VisibleAnswer {
  const seeds = Array.from({ length: count }, (_, index) => from + index);
  return seeds.filter((seed) => searchVisible({ seed, ...options }) !== null);
}

process.once('message', (task: VisibleTask) => {
  process.send?.(search(task), () => process.disconnect());
});
