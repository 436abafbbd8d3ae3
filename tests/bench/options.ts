import { parseArgs } from 'node:util';
import { type Scene, SCENES } from './page/subjects.ts';

export interface BenchOptions {
  readonly rounds: number;
  readonly scenes: readonly Scene[];
  /** Whether to measure the heap's growth over a minute as well. */
  readonly heap: boolean;
}

const FULL_ROUNDS = 5;

/** @throws RangeError for an unknown option. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string' },
      scenes: { type: 'string' },
      heap: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds ?? FULL_ROUNDS);
  if (!Number.isSafeInteger(rounds) || rounds < 1)
    throw new RangeError('--rounds takes a whole number from 1 on.');
  const isFull = values.rounds === undefined && values.scenes === undefined;
  return {
    rounds,
    scenes: values.scenes === undefined ? SCENES : readScenes(values.scenes),
    heap: values.heap || isFull,
  };
}

function readScenes(text: string): Scene[] {
  const names = text.split(',');
  const unknown = names.find((name) => !SCENES.some((scene) => scene.name === name));
  if (unknown !== undefined) {
    const known = SCENES.map(({ name }) => name).join(', ');
    throw new RangeError(`--scenes takes some of ${known}, separated by commas, not "${unknown}".`);
  }
  return SCENES.filter(({ name }) => names.includes(name));
}
