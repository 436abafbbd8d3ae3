import { bandAhead, findRival } from '#rivals';
import { seedsOf, type SeedTask } from './divide.ts';

export interface SearchTask extends SeedTask {
  /** What the player usually reaches. */
  readonly score: number;
}

export interface Search {
  readonly rival: string | null;
  readonly seeds: number;
  /** Of the processor, so other work on the machine doesn't count. */
  readonly ms: number;
}

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function search(name: number, score: number): Search {
  let seeds = 0;
  const since = processorMs();
  const work = findRival(bandAhead(score), () => `${name}:${(seeds += 1)}`);
  let next = work.next();
  while (next.done !== true) next = work.next();
  return { rival: next.value?.rival.id ?? null, seeds, ms: processorMs() - since };
}

process.once('message', (task: SearchTask) => {
  const answer = seedsOf(task).map((name) => search(name, task.score));
  process.send?.(answer, () => process.disconnect());
});
