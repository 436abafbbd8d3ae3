import { describe, expect, it } from 'vitest';
import type { Phase, StageState } from '#stage';
import {
  ATLAS,
  DEFAULT_STAGE_STATE,
  GLYPHS,
  layOutText,
  messageLines,
  type RunResult,
} from '#stage/testing';

const RESULT: RunResult = {
  score: 345,
  metres: 678,
  best: 400,
  record: false,
  crash: '',
  assisted: false,
  practice: false,
};

function said(state: Partial<StageState>, result: Partial<RunResult> = {}): readonly string[] {
  return messageLines(
    { ...DEFAULT_STAGE_STATE, sinceCrash: 300, ...state },
    { ...RESULT, ...result },
  ).flatMap(({ text, shown }) => (shown ? [text] : []));
}

describe('the message says', () => {
  it('how to start: by a key, on a touch screen by a tap', () => {
    expect(said({})).toEqual(['Press SPACE to Start']);
    expect(said({ touch: true })).toEqual(['Tap to start']);
  });

  it('nothing during a run', () => {
    expect(said({ phase: 'running' })).toEqual([]);
  });

  it('nothing over a run that is played back, nor after its crash', () => {
    expect(said({ phase: 'shown' })).toEqual([]);
    expect(
      said(
        { phase: 'shown', mayRestart: true, sinceCrash: 5000 },
        { crash: 'Tail first', record: true },
      ),
    ).toEqual([]);
  });

  it('that it is paused, and how to resume', () => {
    expect(said({ phase: 'paused' })).toEqual(['Paused', 'Press SPACE to resume']);
  });

  it('the countdown', () => {
    expect(said({ phase: 'counting', countdown: 3 })).toEqual(['3']);
  });

  it('the score at once, and how to play again only when that works', () => {
    expect(said({ phase: 'over' })[0]).toBe('345 POINTS');
    expect(said({ phase: 'over' })).not.toContain('Press SPACE to play again');
    expect(said({ phase: 'over', mayRestart: true }).at(-1)).toBe('Press SPACE to play again');
  });

  it.each<[Partial<RunResult>, readonly string[]]>([
    [{}, ['345 POINTS', '55 short of your best']],
    [{ best: 345 }, ['345 POINTS', 'Level with your best']],
    [{ best: 300, record: true }, ['345 POINTS', 'New high score, by 45!']],
    [{ best: 300, record: true, assisted: true }, ['345 POINTS', 'New assisted best, by 45!']],
    [{ assisted: true }, ['345 POINTS', '55 short of your assisted best']],
    [{ best: 0, record: true }, ['345 POINTS', 'Your first run']],
    [{ best: 0, record: true, assisted: true }, ['345 POINTS', 'Your first assisted run']],
    [{ practice: true, score: 23, best: 31 }, ['PASSED 23', '8 short of your best']],
    [{ practice: true, score: 32, best: 31, record: true }, ['PASSED 32', 'New best, by 1!']],
    [{ practice: true, score: 2, best: 0, record: true }, ['PASSED 2']],
  ])('how the score compares with the best: %j', (result, lines) => {
    expect(said({ phase: 'over', buttonsOverStage: true }, result)).toEqual([
      ...lines,
      'After 678 m',
    ]);
  });

  it('nothing of a best that an unranked run has passed', () => {
    expect(said({ phase: 'over', buttonsOverStage: true }, { best: 300 })).toEqual([
      '345 POINTS',
      'After 678 m',
    ]);
  });

  it('which attempt is next', () => {
    expect(said({ phase: 'over', next: 'Next: attempt 2 of 3' })).toContain('Next: attempt 2 of 3');
  });

  it('nothing in the first moment after a crash', () => {
    expect(said({ phase: 'over', sinceCrash: 0 })).toEqual([]);
    expect(said({ phase: 'over', sinceCrash: 299 })).toEqual([]);
  });

  it('nothing about keys where the page has buttons over the stage', () => {
    expect(said({ phase: 'over', mayRestart: true, buttonsOverStage: true }).join()).not.toContain(
      'SPACE',
    );
  });

  it('has an invisible line for the one to come, so that the panel keeps its size', () => {
    const lines = (mayRestart: boolean) =>
      messageLines(
        { ...DEFAULT_STAGE_STATE, phase: 'over', sinceCrash: 300, mayRestart },
        RESULT,
      ).map(({ text }) => text);
    expect(lines(false)).toEqual(lines(true));
  });

  it('what the dino ran into, small', () => {
    const lines = messageLines(
      { ...DEFAULT_STAGE_STATE, phase: 'over', sinceCrash: 300 },
      { ...RESULT, crash: 'Your head found a pterodactyl' },
    );
    const crash = lines.find(({ text }) => text.startsWith('Your head'));
    expect([crash?.text, crash?.size]).toEqual([
      'Your head found a pterodactyl after 678 m',
      'small',
    ]);
  });

  it('nothing that the font lacks or that is too wide for the stage', () => {
    const phases: readonly Phase[] = ['ready', 'running', 'paused', 'counting', 'over', 'shown'];
    for (const phase of phases) {
      for (const line of said(
        { phase, touch: true, mayRestart: true, countdown: 1 },
        {
          score: 1_234_567,
          record: true,
          assisted: true,
          crash: 'Chest first into three small cacti',
        },
      )) {
        expect(layOutText(line).width * 2).toBeLessThan(900);
      }
    }
  });
});

describe('a line of text', () => {
  it('sets each glyph where the last one ends', () => {
    const { glyphs, width } = layOutText('HI 1');
    const advance = (character: string) => GLYPHS[character]?.advance ?? Number.NaN;
    expect(glyphs.map(({ x }) => x)).toEqual([0, advance('H'), advance('H') + advance('I') + 8]);
    expect(width).toBe((glyphs[2]?.x ?? Number.NaN) + ATLAS['glyph-49'].frame.w);
  });

  it('is as wide as its visible part: trailing spaces and the last advance do not count', () => {
    expect(layOutText('A ').width).toBe(layOutText('A').width);
    expect(layOutText('').width).toBe(0);
  });

  it('refuses a character that the font does not have', () => {
    expect(() => layOutText('∞')).toThrow(new RangeError("The font has no glyph for '∞'."));
  });
});
