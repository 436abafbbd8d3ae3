import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';

export interface SeedTask {
  readonly from: number;
  readonly count: number;
}

export const seedsOf = ({ from, count }: SeedTask): number[] =>
  Array.from({ length: count }, (_, index) => from + index);

/**
 * Divides a task's seeds evenly among one process for each core.
 * @param file the module that each process runs, which gets its part of the task as a message,
 * answers with one, and disconnects.
 * @returns the answers in the order of their seeds.
 * @throws RangeError if the task has no seeds, Error if a process ends without an answer.
 */
export function divide<Answer>(file: string, task: SeedTask): Promise<Answer[]> {
  if (!(task.count > 0))
    throw new RangeError('The number of courses or runs is no number above 0.');
  const cores = Math.min(availableParallelism(), task.count);
  return Promise.all(
    Array.from({ length: cores }, (_, core) => {
      const from = task.from + Math.floor((task.count * core) / cores);
      const to = task.from + Math.floor((task.count * (core + 1)) / cores);
      return new Promise<Answer>((resolve, reject) => {
        const child = fork(file, { execArgv: ['--import', 'tsx'] });
        child.on('message', (answer: Answer) => resolve(answer));
        // No effect after an answer, since the promise is settled by then.
        child.on('exit', (code) => reject(new Error(`A process ended with status ${code}.`)));
        child.send({ ...task, from, count: to - from });
      });
    }),
  );
}
