import { describe, expect, it } from 'vitest';
import type { StageState } from '#stage';
import { DEFAULT_STAGE_STATE, layOutText, messageLines, type RunResult } from '#stage/testing';

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

  it('nothing over a run that is played back, nor after its crash', () => {
    expect(said({ phase: 'shown' })).toEqual([]);
    expect(
      said(
        { phase: 'shown', mayRestart: true, sinceCrash: 5000 },
        { crash: 'Tail first', record: true },
      ),
    ).toEqual([]);
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

  it('nothing about keys where the page has buttons over the stage', () => {
    expect(said({ phase: 'over', mayRestart: true, buttonsOverStage: true }).join()).not.toContain(
      'SPACE',
    );
  });
});

describe('a line of text', () => {
  it('refuses a character that the font does not have', () => {
    expect(() => layOutText('∞')).toThrow(new RangeError("The font has no glyph for '∞'."));
  });
});
