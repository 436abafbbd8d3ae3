import { describe, expect, it } from 'vitest';
import type { Phase, StageState } from '#stage';
import { ATLAS, DEFAULT_STAGE_STATE, GLYPHS, layOutText, messageLines, type RunResult } from '#stage/testing';

const RESULT: RunResult = {
  score: 0,
  metres: 678,
  record: false,
  first: false,
  crash: '',
  assisted: false,
  practiceBest: null,
};

function said(state: Partial<StageState>, result: Partial<RunResult> = {}): readonly string[] {
  return messageLines({ ...DEFAULT_STAGE_STATE, sinceCrash: 300, ...state }, { ...RESULT, ...result }).flatMap(
    ({ text, shown }) => (shown ? [text] : []),
  );
}

describe('the message says', () => {
  it('how to start, and on a touch screen that a tap does it', () => {
    expect(said({})).toEqual(['Press SPACE to Start']);
    expect(said({ touch: true })).toEqual(['Press SPACE or tap to Start']);
  });

  it('nothing during a run', () => {
    expect(said({ phase: 'running' })).toEqual([]);
  });

  it('nothing over a run that is played back, nor after its crash', () => {
    expect(said({ phase: 'shown' })).toEqual([]);
    expect(said({ phase: 'shown', mayRestart: true, sinceCrash: 5000 }, { crash: 'Tail first', record: true })).toEqual(
      [],
    );
  });

  it('that it is paused, and how to resume', () => {
    expect(said({ phase: 'paused' })).toEqual(['Paused', 'Press SPACE to resume']);
  });

  it('the countdown', () => {
    expect(said({ phase: 'counting', countdown: 3 })).toEqual(['3']);
  });

  it('the end and the score at once, how to play again only when that works', () => {
    expect(said({ phase: 'over' }, { score: 345 })).toEqual(['GAME OVER', '345 points, 678 m']);
    expect(said({ phase: 'over', mayRestart: true }, { score: 345 })).toEqual([
      'GAME OVER',
      '345 points, 678 m',
      'Press SPACE to play again',
    ]);
  });

  it('what was passed in practice, and the best there', () => {
    const over = (result: Partial<RunResult>) => said({ phase: 'over', buttonsOverStage: true }, result)[1];
    expect(over({ score: 23, practiceBest: 31 })).toBe('Passed 23, best 31');
    expect(over({ score: 32, practiceBest: 31, record: true })).toBe('New best! Passed 32');
    expect(over({ score: 2, practiceBest: 0, record: true, first: true })).toBe('Passed 2');
    expect(over({ score: 2, practiceBest: 3, assisted: true })).toBe('Passed 2, best 3');
  });

  it('nothing in the first moment after a crash', () => {
    expect(said({ phase: 'over', sinceCrash: 0 })).toEqual([]);
    expect(said({ phase: 'over', sinceCrash: 299 })).toEqual([]);
  });

  it('nothing about keys where the page has buttons over the stage', () => {
    const lines = ['GAME OVER', '345 points, 678 m'];
    expect(said({ phase: 'over', mayRestart: true, buttonsOverStage: true }, { score: 345 })).toEqual(lines);
  });

  it('has an invisible line for the one to come, so that the panel keeps its size', () => {
    const lines = (mayRestart: boolean) =>
      messageLines({ ...DEFAULT_STAGE_STATE, phase: 'over', sinceCrash: 300, mayRestart }, RESULT).map(
        ({ text }) => text,
      );
    expect(lines(false)).toEqual(lines(true));
  });

  it('that a score is a new high score', () => {
    expect(said({ phase: 'over' }, { score: 345, record: true })).toEqual([
      'GAME OVER',
      'New high score! 345 points, 678 m',
    ]);
  });

  it('that it was the first run, instead of a record over nothing', () => {
    const first = { score: 39, record: true, first: true };
    expect(said({ phase: 'over' }, first)).toEqual(['GAME OVER', 'First run: 39 points, 678 m']);
    expect(said({ phase: 'over' }, { ...first, assisted: true })).toEqual([
      'GAME OVER',
      'First assisted run: 39 points, 678 m',
    ]);
  });

  it('what the dino ran into', () => {
    const crash = 'Head first into a pterodactyl';
    expect(said({ phase: 'over' }, { score: 345, crash })).toEqual(['GAME OVER', crash, '345 points, 678 m']);
  });

  it('that a run was assisted, with or without a new high score', () => {
    const assisted = { score: 345, assisted: true };
    expect(said({ phase: 'over' }, assisted)).toEqual(['GAME OVER', 'Assisted run: 345 points, 678 m']);
    expect(said({ phase: 'over' }, { ...assisted, record: true })).toEqual([
      'GAME OVER',
      'Best assisted run! 345 points, 678 m',
    ]);
  });

  it('nothing that the font lacks or that is too wide for the stage', () => {
    const phases: readonly Phase[] = ['ready', 'running', 'paused', 'counting', 'over', 'shown'];
    for (const phase of phases) {
      for (const line of said(
        { phase, touch: true, mayRestart: true, countdown: 1 },
        { score: 1_234_567, record: true, assisted: true, crash: 'Chest first into three small cacti' },
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
