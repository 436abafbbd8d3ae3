// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Replay, ReplayError, type ReplayFault, readReplay, writeReplay } from '#replay';
import { RULES_VERSION } from '#simulation';
import { readLink, SharedRunPrompt } from '#features/share';
import { GOLDEN } from '../../replay/golden.ts';
import { goldenRun } from '../../replay/golden-run.ts';

const { replay: TEXT } = GOLDEN.reduce((one, other) => (other.steps < one.steps ? other : one));
const RUN = readReplay(TEXT);
const OFFERED = { ok: true, run: { replay: TEXT } };

const written = (changes: Partial<Replay>) => writeReplay({ ...RUN, ...changes });

afterEach(() => vi.restoreAllMocks());

it.each(GOLDEN.slice(0, 3))(
  'finds $name in a link, with its result',
  ({ replay, score, metres }) => {
    const offered = readLink(`https://dino.example/dino-run#run=${replay}`);
    expect(offered).toMatchObject({ ok: true, run: { replay, score, metres } });
  },
);

it.each(['.', '’', '&fbclid=x', '%0A', ' Can you beat it?'])(
  'a run with %j after it is read all the same',
  (after) => {
    expect(readLink(`Look: https://dino.example/#run=${TEXT}${after}`)).toMatchObject(OFFERED);
    expect(readLink(`${TEXT}${after}`)).toMatchObject(OFFERED);
  },
);

it('a run that mail has broken into lines is read all the same', () => {
  const lines = TEXT.replace(/.{20}/g, '$&\r\n  ');
  expect(readLink(`https://dino.example/#run=${lines}`)).toMatchObject(OFFERED);
});

describe('a link without a playable run gets the sentence', () => {
  const faulty: readonly (readonly [ReplayFault, string])[] = [
    ['foreign', 'chess1.e4.e5'],
    ['unknown-version', TEXT.replace('dino1', 'dino2')],
    ['older-rules', written({ rules: RULES_VERSION - 1 })],
    ['damaged', TEXT.slice(0, -3)],
    ['too-long', `dino1.${'x'.repeat(600_000)}`],
    ['after-the-end', written({ inputs: Uint8Array.from([...RUN.inputs, 0, 0]) })],
    ['unfinished', written({ inputs: RUN.inputs.slice(0, -1) })],
  ];

  it.each(faulty)('%s', (fault, text) => {
    const { message } = new ReplayError(fault);
    expect(readLink(`https://dino.example/#run=${text}`)).toEqual({ ok: false, message });
  });

  it.each(['', 'https://dino.example/#top'])('%j, which has none', (text) => {
    expect(readLink(text)).toEqual({ ok: false, message: new ReplayError('foreign').message });
  });
});

it('it never throws, whatever the damage', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  fc.assert(
    fc.property(fc.string(), fc.nat(TEXT.length), fc.nat(TEXT.length), (noise, from, to) => {
      const offered = readLink(`#run=${TEXT.slice(0, from)}${noise}${TEXT.slice(to)}`);
      if (!offered.ok) expect(offered.message).toMatch(/^This replay|^This isn’t/);
    }),
  );
  expect(error).not.toHaveBeenCalled();
});

it.each([
  ['assisted: 50 %, 0 px, with pterodactyls', 'Assisted: 50% speed'],
  [
    'assisted: 75 %, 3 px, without pterodactyls',
    'Assisted: 75% speed, 3 px of forgiveness, no pterodactyls',
  ],
])('a run that was %s is marked as such where it is offered', (name, mark) => {
  const nothing = () => undefined;
  const offered = readLink(goldenRun(name).replay);
  const prompt = (
    <SharedRunPrompt offered={offered} watch={nothing} race={nothing} dismiss={nothing} />
  );
  expect(renderToString(prompt)).toContain(mark);
});
