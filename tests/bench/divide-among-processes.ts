import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';

export interface SeedTask {
  readonly from: number;
  readonly count: number;
}

/**
 * Divides a task's seeds evenly among one process for each core.
 * @param worker the module that each process runs: it gets its part of the task as a message,
 * answers with one, and disconnects.
 * @returns the answers in the order of their seeds.
 * @throws Error if a process ends without an answer.
 */
export function divideAmongProcesses<Answer>(worker: string, task: SeedTask): Promise<Answer[]> {
  const cores = Math.max(1, Math.min(availableParallelism(), task.count));
  return Promise.all(
    Array.from({ length: cores }, (_, core) => {
      const from = task.from + Math.floor((task.count * core) / cores);
      const to = task.from + Math.floor((task.count * (core + 1)) / cores);
      return ask<Answer>(worker, { ...task, from, count: to - from });
    }),
  );
}

function ask<Answer>(worker: string, task: SeedTask): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = fork(worker, { execArgv: ['--import', 'tsx'] });
    child.on('message', (answer: Answer) => resolve(answer));
    child.on('error', reject);
    // No effect after an answer, since the promise is settled by then.
    child.on('exit', (code) =>
      reject(new Error(`A process ended without an answer (exit status ${code}).`)),
    );
    child.send(task);
  });
}
