import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INPUT, NO_ASSISTS, RULES_VERSION } from '#simulation';
import {
  checksum,
  linkToReplay,
  MAX_STEPS,
  readReplay,
  type Replay,
  ReplayError,
  replayFromLink,
  replayProblem,
  verify,
  writeReplay,
} from '#replay';
import { GOLDEN } from './golden.ts';
import { playRun } from './players.ts';

const LIVELY = { carelessness: 0, ducks: true, shoots: 0.02, turbos: 0.01 };
const RUN = playRun('a', LIVELY, 2000);
const TEXT = writeReplay(RUN);
const PAGE = new URL('https://example.org/dino-run?debug');

const replays: fc.Arbitrary<Replay> = fc.record({
  rules: fc.nat(1000),
  seed: fc.string({ unit: 'binary' }),
  assists: fc.oneof(
    fc.constant(NO_ASSISTS),
    fc.record({
      speed: fc.integer({ min: 50, max: 100 }).map((percent) => percent / 100),
      forgiveness: fc.nat(10),
      pterodactyls: fc.boolean(),
    }),
  ),
  // Each input for a while.
  inputs: fc
    .array(fc.tuple(fc.nat(31), fc.integer({ min: 1, max: 3000 })), { maxLength: 8 })
    .map((parts) =>
      Uint8Array.from(parts.flatMap(([input, steps]) => Array<number>(steps).fill(input))),
    ),
});

/** Adds a valid checksum, as a forger would. */
const signed = (text: string): string => `${text}.${checksum(text)}`;

const sample = fc.constantFrom(...GOLDEN.map(({ replay }) => replay));
const unsigned = (text: string) => text.slice(0, text.lastIndexOf('.'));

const spliced = fc
  .tuple(sample, fc.nat(300), fc.nat(20), fc.string({ maxLength: 20 }))
  .map(([text, at, count, piece]) => text.slice(0, at) + piece + text.slice(at + count));
const base64url = fc
  .base64String({ maxLength: 400 })
  .map((text) => text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''));
/** Any 16-bit units, which need not be text: without the dot, which separates fields. */
const anySeed = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 4 })
  .map((units) => String.fromCharCode(...units).replaceAll('.', ''));
const forged = fc
  .tuple(
    fc.constantFrom('1', '0', '2', '-1', 'x'),
    fc.oneof(fc.nat(250_000), fc.maxSafeInteger()).map((steps) => steps.toString(36)),
    fc.constantFrom('-', '50_0_1', '100_10_0', '99_99_9', ''),
    fc.oneof(fc.webQueryParameters(), anySeed),
    base64url,
  )
  .map((fields) => signed(['dino1', ...fields].join('.')));

/** Texts that are hardly ever a replay: damaged, forged and random ones. */
const HOSTILE_TEXTS: readonly fc.Arbitrary<string>[] = [
  spliced,
  spliced.map((text) => signed(unsigned(text))),
  forged,
  fc.string({ maxLength: 300 }).map((text) => `dino1.${text}`),
];

const faultOf = (text: string): string => {
  try {
    readReplay(text);
    return 'none';
  } catch (error) {
    return error instanceof ReplayError ? error.fault : String(error);
  }
};

test('what is written can be read, to the last step, also from a link', () => {
  fc.assert(
    fc.property(replays, (replay) => {
      const text = writeReplay(replay);
      const link = linkToReplay(PAGE, text);
      expect(link).toBe(`https://example.org/dino-run#run=${text}`);
      const { inputs, ...rest } = readReplay(replayFromLink(link) ?? '');
      expect(rest).toEqual({ rules: replay.rules, seed: replay.seed, assists: replay.assists });
      expect(Buffer.compare(inputs, replay.inputs)).toBe(0);
    }),
  );
});

test('a wait of any length between two presses is kept, where its bytes become more, too', () => {
  for (const wait of [61, 62, 63, 64, 189, 190, 191, 192, 16_445, 16_446, 16_447, 16_448]) {
    const inputs = new Uint8Array(wait + 2);
    inputs[0] = INPUT.shoot;
    inputs[wait + 1] = INPUT.shoot;
    expect(readReplay(writeReplay({ ...RUN, inputs })).inputs, `${wait} steps`).toEqual(inputs);
  }
});

test('three minutes of lively play take less than a kilobyte, ten less than four', () => {
  // Only the best players last ten minutes.
  const { inputs, ...rest } = playRun('lively', LIVELY, 36_000, { invincible: true });
  const changes = inputs.filter((input, step) => input !== inputs[step - 1]).length;
  expect(changes).toBeGreaterThan(1000);
  expect(writeReplay({ ...rest, inputs: inputs.slice(0, 10_800) }).length).toBeLessThan(1000);
  expect(writeReplay({ ...rest, inputs }).length).toBeLessThan(4000);
});

test.each([
  ['a link', linkToReplay(PAGE, TEXT)],
  ['a link whose # a program has escaped', linkToReplay(PAGE, TEXT).replace('#', '%23')],
  ['a link between other words', `Look: ${linkToReplay(PAGE, TEXT)}. Can you beat it?`],
  ['a link that mail has broken into lines', linkToReplay(PAGE, TEXT).replace(/.{20}/g, '$&\r\n ')],
  ['a bare replay', ` ${TEXT}\n`],
])('%s has the run in it', (_, text) => {
  expect(replayFromLink(text)).toBe(TEXT);
});

test.each(['', 'https://example.org/dino-run#top', 'Can you beat it?'])(
  'there is no run in "%s"',
  (text) => {
    expect(replayFromLink(text)).toBeUndefined();
  },
);

describe('a text that is no replay', () => {
  test('cut off anywhere, it is damaged', () => {
    for (let length = 'dino1.'.length; length < TEXT.length; length++)
      expect(faultOf(TEXT.slice(0, length))).toBe('damaged');
  });

  test('whatever it is, it is refused with a ReplayError', () => {
    fc.assert(
      fc.property(fc.oneof(...HOSTILE_TEXTS), (hostile) => {
        expect(['none', 'foreign', 'unknown-version', 'damaged', 'too-long']).toContain(
          faultOf(hostile),
        );
      }),
    );
  });

  test.each([
    ['foreign', ''],
    ['unknown-version', 'dino2.1.a.-.s..00000000'],
    ['too-long', signed('dino1.1.zzzzzzzz.-.s.')],
    ['too-long', `dino1.${'A'.repeat(700_000)}`],
    ['damaged', `dino1${'.'.repeat(500_000)}`],
    ['damaged', TEXT.replace('.a.', '.b.')],
    // The same run in another spelling.
    ['damaged', signed('dino1.01.a.-.s.')],
    ['damaged', signed('dino1.1.a.100_0_1.s.')],
    ['damaged', signed('dino1.1.a.-.%73.')],
    // Half a character: decoding lets it through, encoding throws a RangeError.
    ['damaged', signed('dino1.1.a.-.\uD800.')],
    ['damaged', signed('dino1.1.a.-.s.Cg')],
    ['damaged', signed('dino1.1.a.-.s.AB')],
    ['damaged', signed('dino1.1.a.-.s.wP8')],
  ])('is %s (text %#)', (fault, hostile) => {
    expect(faultOf(hostile)).toBe(fault);
  });
});

test('a run of more than an hour, or a seed with half a character in it, is not written', () => {
  const inputs = new Uint8Array(MAX_STEPS + 1);
  expect(() => writeReplay({ ...RUN, inputs })).toThrow(/more than an hour/);
  expect(() => writeReplay({ ...RUN, seed: '\uD83E' })).toThrow(RangeError);
});

test('a replay that stops before the crash is a run that its player left', () => {
  const inputs = RUN.inputs.slice(0, -1);
  expect(verify(writeReplay({ ...RUN, inputs }))).toMatchObject({
    steps: inputs.length,
    crash: null,
  });
});

test.each<[string, Partial<Replay>, string]>([
  [
    'goes on after the crash',
    { inputs: Uint8Array.from([...RUN.inputs, INPUT.jump]) },
    'after-the-end',
  ],
  ['was made with older rules', { rules: RULES_VERSION - 1 }, 'older-rules'],
  ['was made with newer rules', { rules: RULES_VERSION + 1 }, 'unknown-version'],
])('a replay that %s says so', (_, change, fault) => {
  expect(() => verify(writeReplay({ ...RUN, ...change }))).toThrow(
    expect.objectContaining({ fault }),
  );
});

test('a replay of older rules, a newer version or with damage has a problem before it is played', () => {
  const problems = [
    TEXT,
    writeReplay({ ...RUN, rules: RULES_VERSION - 1 }),
    writeReplay({ ...RUN, rules: RULES_VERSION + 1 }),
    TEXT.slice(0, -1),
  ].map((text) => replayProblem(text)?.fault);
  expect(problems).toEqual([undefined, 'older-rules', 'unknown-version', 'damaged']);
});
