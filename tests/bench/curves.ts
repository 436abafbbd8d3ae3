import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { quantile, shareAlive, type Survival, SURVIVAL_SCORES, type SurvivalTask } from './curves/survival.ts';

/**
 * How long players last, by the spread of their timing (ms).
 * `npm run bench:curves -- [--players 133,100,66,50,33] [--runs 200] [--seeds-from 0] [--until 10000]`
 */

const WORKER = fileURLToPath(new URL('./curves/worker.ts', import.meta.url));

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`--${name} takes a whole number, not "${text}".`);
  return value;
}

function play(task: SurvivalTask): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const worker = fork(WORKER, { execArgv: ['--import', 'tsx'] });
    let scores: number[] | null = null;
    worker.on('message', (message: number[]) => {
      scores = message;
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (scores !== null) resolve(scores);
      else reject(new Error(`A process ended without its scores (exit status ${code}).`));
    });
    worker.send(task);
  });
}

/** Divides the runs evenly among one process for each core. */
async function playAll(task: SurvivalTask): Promise<Survival> {
  const cores = availableParallelism();
  const shares = Array.from({ length: cores }, (_, core) => {
    const from = task.from + Math.floor((task.count * core) / cores);
    const to = task.from + Math.floor((task.count * (core + 1)) / cores);
    return play({ ...task, from, count: to - from });
  });
  return { spread: task.spread, scores: (await Promise.all(shares)).flat().toSorted((a, b) => a - b) };
}

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '133,100,66,50,33' },
    runs: { type: 'string', default: '200' },
    'seeds-from': { type: 'string', default: '0' },
    until: { type: 'string', default: '10000' },
  },
});
const spreads = values.players.split(',').map((text) => wholeNumber('players', text));
const count = wholeNumber('runs', values.runs);
const from = wholeNumber('seeds-from', values['seeds-from']);
const until = wholeNumber('until', values.until);

console.log(`${count} runs of each player on seeds from ${from} on, to ${until} points at most`);
const survivals: Survival[] = [];
for (const spread of spreads) survivals.push(await playAll({ spread, from, count, until }));
console.table(
  survivals.map((survival) => ({
    'spread, ms': survival.spread,
    median: Math.round(quantile(survival.scores, 0.5)),
    'lower quartile': Math.round(quantile(survival.scores, 0.25)),
    'upper quartile': Math.round(quantile(survival.scores, 0.75)),
    ...Object.fromEntries(
      SURVIVAL_SCORES.filter((score) => score <= until).map((score) => [
        `alive at ${score}`,
        `${Math.round(100 * shareAlive(survival, score))}%`,
      ]),
    ),
  })),
);
