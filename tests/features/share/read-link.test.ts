import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Replay, ReplayError, type ReplayFault, readReplay, writeReplay } from '#replay';
import { RULES_VERSION } from '#simulation';
import { readLink as readInSlices } from '#features/share';
import { finish } from '../finish.ts';
import { GOLDEN } from '../../replay/golden.ts';

const { replay: TEXT, score: SCORE } = GOLDEN.reduce((one, other) => (other.steps < one.steps ? other : one));
const RUN = readReplay(TEXT);

const readLink = (link: string) => finish(readInSlices(link));

const written = (changes: Partial<Replay>) => writeReplay({ ...RUN, ...changes });

afterEach(() => vi.restoreAllMocks());

it.each(GOLDEN.slice(0, 3))('finds in a link $name, and what it came to', ({ replay, score, metres, hash }) => {
  const offered = readLink(`https://dino.example/dino-run#run=${replay}`);
  expect(offered).toMatchObject({ ok: true, text: replay, verdict: { score, metres, hash } });
  if (offered.ok) expect(writeReplay(readReplay(offered.text))).toBe(replay);
});

it('takes the text of a replay alone as well', () => {
  expect(readLink(` ${TEXT}\n`)).toMatchObject({ ok: true, text: TEXT, verdict: { score: SCORE } });
});

describe('a link without a playable run gets a sentence', () => {
  const faulty: Readonly<Record<ReplayFault, { readonly text: string; readonly message: string }>> = {
    foreign: { text: 'chess1.e4.e5', message: 'This is not a replay of this game.' },
    'unknown-version': {
      text: TEXT.replace('dino1', 'dino2'),
      message: 'This replay was made with a newer version of the game. Reload the page to get that version.',
    },
    'older-rules': {
      text: written({ rules: RULES_VERSION - 1 }),
      message: 'This replay was made with older rules. It can no longer be played back as it was.',
    },
    damaged: {
      text: TEXT.slice(0, -3),
      message: 'This replay is damaged: a part of it is missing, or was changed.',
    },
    'too-long': {
      text: `dino1.${'x'.repeat(600_000)}`,
      message: 'This replay is too long: it would be of more than an hour of play.',
    },
    'after-the-end': {
      text: written({ inputs: Uint8Array.from([...RUN.inputs, 0, 0]) }),
      message: 'This replay does not hold: it goes on after the dino has crashed.',
    },
    unfinished: {
      text: written({ inputs: RUN.inputs.slice(0, -1) }),
      message: 'This replay does not hold: it stops before the dino crashes.',
    },
  };

  it.each(Object.entries(faulty))('%s', (_, { text, message }) => {
    expect(readLink(`https://dino.example/#run=${text}`)).toEqual({ ok: false, message });
  });

  it('rules that are newer than these', () => {
    const { message } = new ReplayError('unknown-version');
    expect(readLink(written({ rules: RULES_VERSION + 1 }))).toEqual({ ok: false, message });
  });

  it.each(['', 'https://dino.example/', 'https://dino.example/#top'])('%j, which has none', (text) => {
    expect(readLink(text)).toEqual({ ok: false, message: new ReplayError('foreign').message });
  });
});

it('no damage of any kind lets it throw', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  fc.assert(
    fc.property(fc.string(), fc.nat(TEXT.length), fc.nat(TEXT.length), (noise, from, to) => {
      const offered = readLink(`#run=${TEXT.slice(0, from)}${noise}${TEXT.slice(to)}`);
      if (!offered.ok) expect(offered.message).toMatch(/^This replay|^This is not/);
    }),
  );
  expect(error).not.toHaveBeenCalled();
});

it('an unexpected error gets a sentence, and is logged for developers', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const startsWith = vi.spyOn(String.prototype, 'startsWith').mockImplementation(() => {
    throw new Error('Broken.');
  });
  const offered = readLink(TEXT);
  startsWith.mockRestore();
  expect(offered).toEqual({ ok: false, message: 'Something went wrong on our side while reading it.' });
  expect(error).toHaveBeenCalledExactlyOnceWith(new Error('Broken.'));
});
