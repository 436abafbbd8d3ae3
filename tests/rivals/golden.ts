import { RIVALS, type RivalId, RivalRun } from '#rivals';

interface GoldenRival {
  readonly rival: RivalId;
  readonly seed: string;
  readonly score: number;
  readonly steps: number;
  readonly hash: string;
}

/** How rivals ended in Node. A change of rules, of a rival or of how they play changes this. */
export const GOLDEN_RIVALS: readonly GoldenRival[] = [
  { rival: 'compy', seed: 'one', score: 195, steps: 1173, hash: '90531f79f3f1dfd8' },
  { rival: 'oviraptor', seed: 'two words', score: 220, steps: 1324, hash: 'bb09a78d3a3728c5' },
  { rival: 'ankylosaur', seed: '恐竜', score: 150, steps: 903, hash: 'be0d4885d735b551' },
  { rival: 'parasaur', seed: 'три', score: 1530, steps: 9181, hash: '6b3fd4781178ef82' },
  { rival: 'raptor', seed: 'way', score: 1265, steps: 7592, hash: '07b1c0edc691531f' },
  { rival: 'troodon', seed: 'rest', score: 3165, steps: 18991, hash: '5b0d96bb05e2c3f5' },
];

/** Runs in other engines too, see tests/engines. */
export function playGoldenRivals(): GoldenRival[] {
  return GOLDEN_RIVALS.map(({ rival: id, seed }) => {
    const rival = RIVALS.find((one) => one.id === id);
    if (rival === undefined) throw new Error(`There is no rival '${id}'.`);
    const rivalRun = new RivalRun(rival, seed);
    const { run } = rivalRun;
    while (!run.view.gameOver) rivalRun.step();
    const { score, steps } = run.view;
    return { rival: id, seed, score, steps, hash: run.hash() };
  });
}
