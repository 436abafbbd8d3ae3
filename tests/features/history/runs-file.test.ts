import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkTo, readReplay, ReplayError, writeReplay } from '#replay';
import { MOST_RUNS, readRunsFile, writeRunsFile } from '#features/history/testing';
import { finish } from '../finish.ts';
import { NOW, run, RUNS } from './some-runs.ts';

const read = (text: string) => finish(readRunsFile(text, NOW));
const message = (fault: ConstructorParameters<typeof ReplayError>[0]) =>
  new ReplayError(fault).message;
const file = (changes: object) =>
  JSON.stringify({ format: 'dino-sprint-runs', version: 1, runs: [], ...changes });

describe('a file with runs', () => {
  it('is read as it was written, the latest run first', () => {
    const runs = [run(2, { day: 21 }), run(1), run(0)];
    expect(read(writeRunsFile(runs.toReversed()))).toEqual({ runs, refused: [] });
    expect(read(writeRunsFile([]))).toEqual({ runs: [], refused: [] });
  });

  it('may be the file with all of the player’s data', () => {
    const runs = [run(1), run(0)];
    expect(read(file({ format: 'dino-sprint-data', numbers: {}, runs })).runs).toEqual(runs);
  });

  it('cannot claim a better result', () => {
    const boast = { ...run(0), score: 99_999, metres: 99_999, assisted: !run(0).assisted };
    expect(read(file({ runs: [boast] })).runs).toEqual([run(0)]);
  });

  it('cannot contain a path of another site, nor an invalid time', () => {
    const odd = { ...run(0), page: '//elsewhere.example', at: 'yesterday', day: 'today' };
    expect(read(file({ runs: [odd] })).runs).toEqual([run(0, { page: '/', at: NOW })]);
  });

  it('is read without invalid runs, which are counted by their reason', () => {
    const replay = readReplay(run(0).replay);
    const runs = [
      run(1),
      { ...run(0), replay: run(0).replay.slice(0, -1) },
      { ...run(0), replay: 7 },
      null,
      { ...run(0), replay: writeReplay({ ...replay, rules: 0 }) },
      { ...run(0), replay: writeReplay({ ...replay, inputs: replay.inputs.slice(0, -5) }) },
    ];
    expect(read(file({ runs }))).toEqual({
      runs: [run(1)],
      refused: [
        { reason: message('damaged'), count: 3 },
        { reason: message('older-rules'), count: 1 },
        { reason: message('unfinished'), count: 1 },
      ],
    });
  });
});

it.each([
  ['its replay', run(0).replay],
  ['its replay and a line break', `${run(0).replay}\n`],
  ['a link to it', linkTo(new URL('https://dino.example/dino-run'), run(0).replay)],
])('a file with only one run is read: %s', (_, text) => {
  expect(read(text)).toEqual({ runs: [run(0, { page: '/', at: NOW })], refused: [] });
});

describe('what is no file with runs is refused in a sentence:', () => {
  const FOREIGN = 'This isn’t a file of runs from this game.';
  const DAMAGED = 'This file is damaged: part of it is missing or has changed.';
  it.each([
    ['nothing', '', FOREIGN],
    ['a letter', 'Dear dino,', FOREIGN],
    ['something else in JSON', '{"format":"other","version":1,"runs":[]}', FOREIGN],
    ['cut off', writeRunsFile(RUNS).slice(0, -20), DAMAGED],
    ['without runs', file({ runs: 3 }), DAMAGED],
    [
      'of a later version',
      file({ version: 2 }),
      'This file is from a newer version of the game. Reload the page to get it.',
    ],
    [
      'of too many runs',
      file({ runs: Array.from({ length: MOST_RUNS + 1 }, () => 0) }),
      'This file has too many runs. The game loads up to 1,000 at once.',
    ],
  ])('%s', (_, text, sentence) => {
    expect(() => read(text)).toThrow(new Error(sentence));
  });

  it('any text', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((runs) => file({ runs })),
    );
    fc.assert(
      fc.property(texts, (text) => {
        try {
          expect(read(text).runs).toEqual([]);
        } catch (error) {
          expect([FOREIGN, DAMAGED]).toContain(error instanceof Error ? error.message : error);
        }
      }),
    );
  });
});
