import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { INPUT, NO_ASSISTS, RULES_VERSION } from '#simulation';
import { MAX_STEPS, readReplay, type Replay, ReplayError, verify, writeReplay } from '#replay';
import { HOSTILE_TEXTS, signed } from './hostile-texts.ts';
import { playRun } from './players.ts';

const LIVELY = { carelessness: 0, ducks: true, shoots: 0.02, turbos: 0.01 };

const replays: fc.Arbitrary<Replay> = fc.record({
  rules: fc.integer({ min: 0, max: 1000 }),
  seed: fc.string({ unit: 'binary' }),
  assists: fc.oneof(
    fc.constant(NO_ASSISTS),
    fc.record({
      speed: fc.integer({ min: 50, max: 100 }).map((percent) => percent / 100),
      forgiveness: fc.integer({ min: 0, max: 10 }),
      pterodactyls: fc.boolean(),
    }),
  ),
  // Each input for a while, now and then for a very long one.
  inputs: fc
    .array(
      fc.tuple(
        fc.integer({ min: 0, max: 31 }),
        fc.oneof(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 3000 })),
      ),
      { maxLength: 20 },
    )
    .map((parts) =>
      Uint8Array.from(parts.flatMap(([input, steps]) => Array<number>(steps).fill(input))),
    )
    .filter(({ length }) => length <= MAX_STEPS),
});

const faultOf = (text: string): string => {
  try {
    readReplay(text);
    return 'none';
  } catch (error) {
    return error instanceof ReplayError ? error.fault : String(error);
  }
};

test('what is written can be read, to the last step', () => {
  fc.assert(
    fc.property(replays, (replay) => {
      const { inputs, ...rest } = readReplay(writeReplay(replay));
      expect(rest).toEqual({ rules: replay.rules, seed: replay.seed, assists: replay.assists });
      expect(Buffer.compare(inputs, replay.inputs)).toBe(0);
    }),
  );
});

test('the text fits into the fragment of a link as it is', () => {
  fc.assert(
    fc.property(replays, (replay) => {
      const text = writeReplay(replay);
      expect(new URL(`https://example.org/#run=${text}`).hash).toBe(`#run=${text}`);
    }),
  );
});

test('three minutes of lively play take less than a kilobyte, ten less than four', () => {
  for (const seed of ['lively 0', 'lively 1', 'lively 3', 'lively 4']) {
    // Only the best players last ten minutes.
    const { inputs, ...rest } = playRun(seed, LIVELY, 36_000, { invincible: true });
    expect(inputs).toHaveLength(36_000);
    const changes = inputs.filter((input, step) => input !== inputs[step - 1]).length;
    expect(changes).toBeGreaterThan(1000);
    expect(writeReplay({ ...rest, inputs: inputs.slice(0, 10_800) }).length).toBeLessThan(1000);
    expect(writeReplay({ ...rest, inputs }).length).toBeLessThan(4000);
  }
});

describe('a text that is no replay', () => {
  const text = writeReplay(playRun('a', LIVELY, 2000));

  test('cut off anywhere, it is damaged', () => {
    for (let length = 'dino1.'.length; length < text.length; length++) {
      expect(faultOf(text.slice(0, length))).toBe('damaged');
    }
  });

  test('with any single character changed, it is damaged', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: text.length - 1 }),
        fc.string({ minLength: 1, maxLength: 1 }),
        (at, character) => {
          fc.pre(text[at] !== character);
          expect(faultOf(text.slice(0, at) + character + text.slice(at + 1))).not.toBe('none');
        },
      ),
    );
  });

  test('whatever it is, it is refused with a ReplayError', () => {
    fc.assert(
      fc.property(fc.oneof(...HOSTILE_TEXTS), (hostile) => {
        expect(['none', 'foreign', 'unknown-version', 'damaged', 'too-long']).toContain(
          faultOf(hostile),
        );
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['', 'foreign'],
    ['dino2.1.a.-.s..00000000', 'unknown-version'],
    [signed('dino1.1.zzzzzzzz.-.s.'), 'too-long'],
    [`dino1.${'A'.repeat(700_000)}`, 'too-long'],
    [`dino1${'.'.repeat(500_000)}`, 'damaged'],
    // The same run in another spelling.
    [signed('dino1.01.a.-.s.'), 'damaged'],
    [signed('dino1.1.a.100_0_1.s.'), 'damaged'],
    [signed('dino1.1.a.-.%73.'), 'damaged'],
    // Half a character: decoding lets it through, encoding throws a RangeError.
    [signed('dino1.1.a.-.\uD800.'), 'damaged'],
    [signed('dino1.1.a.-.s.Cg'), 'damaged'],
    [signed('dino1.1.a.-.s.AB'), 'damaged'],
    [signed('dino1.1.a.-.s.wP8'), 'damaged'],
  ])('%.40s is %s', (hostile, fault) => {
    expect(faultOf(hostile)).toBe(fault);
  });
});

test('a run of more than an hour is not written', () => {
  const inputs = new Uint8Array(MAX_STEPS + 1);
  expect(() => writeReplay({ rules: 1, seed: 's', assists: NO_ASSISTS, inputs })).toThrow(
    /more than an hour/,
  );
});

describe('a replay that does not hold', () => {
  const replay = playRun('a', LIVELY, 2000);
  const { inputs } = replay;

  test.each([
    ['stops before the crash', { inputs: inputs.slice(0, -1) }, 'unfinished'],
    ['does nothing at all', { inputs: new Uint8Array(0) }, 'unfinished'],
    [
      'goes on after the crash',
      { inputs: Uint8Array.from([...inputs, INPUT.jump]) },
      'after-the-end',
    ],
    ['was made with older rules', { rules: RULES_VERSION - 1 }, 'older-rules'],
    ['was made with newer rules', { rules: RULES_VERSION + 1 }, 'unknown-version'],
  ])('%s: it says so', (_, change, fault) => {
    expect(() => verify(writeReplay({ ...replay, ...change }))).toThrow(
      expect.objectContaining({ fault }),
    );
  });
});

describe('the oldest browsers that the game runs in', () => {
  const own = Object.getOwnPropertyDescriptor(String.prototype, 'isWellFormed') ?? {};
  beforeEach(() => void Reflect.deleteProperty(String.prototype, 'isWellFormed'));
  afterEach(() => void Reflect.defineProperty(String.prototype, 'isWellFormed', own));

  test('write a replay, and refuse a seed with half a character in it', () => {
    const replay = {
      rules: RULES_VERSION,
      seed: 'nørd 🦖.',
      assists: NO_ASSISTS,
      inputs: Uint8Array.of(0, 1, 1),
    };
    expect(readReplay(writeReplay(replay))).toEqual(replay);
    expect(() => writeReplay({ ...replay, seed: '\uD83E' })).toThrow(RangeError);
  });
});
