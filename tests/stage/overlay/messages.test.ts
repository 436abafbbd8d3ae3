import { describe, expect, it } from 'vitest';
import { createRun, NO_INPUT } from '#simulation';
import type { Phase, StageState } from '#stage';
import {
  ATLAS,
  DEFAULT_STAGE_STATE,
  fittingViewport,
  layOutText,
  messageLines,
  Messages,
  type RunResult,
  WIDE,
} from '#stage/testing';
import { createTestStage, frameOf } from '../test-stage.ts';

/** Rows of a glyph with and without what reaches below the line, art pixels. */
const GLYPH_HEIGHT = 18;
const CAPITAL_HEIGHT = 14;

const sizeInAtlas = (name: string) =>
  Object.entries(ATLAS).find(([frame]) => frame === name)?.[1].frame;

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
    const after = { phase: 'shown', mayRestart: true, sinceCrash: 5000 } as const;
    expect(said(after, { crash: 'Tail first', record: true })).toEqual([]);
  });

  it('how to play again only when that works, and not by keys where there are buttons', () => {
    const hint = 'Press SPACE to play again';
    expect(said({ phase: 'over' })).not.toContain(hint);
    expect(said({ phase: 'over', mayRestart: true }).at(-1)).toBe(hint);
    const buttons = { phase: 'over', mayRestart: true, buttonsOverStage: true } as const;
    expect(said(buttons).join()).not.toContain('SPACE');
  });

  it.each<[Partial<RunResult>, readonly string[]]>([
    [{}, ['345 POINTS', '55 short of your best']],
    [{ best: 345 }, ['345 POINTS', 'Level with your best']],
    [{ best: 300 }, ['345 POINTS']],
    [{ best: 300, record: true }, ['345 POINTS', 'New high score, by 45!']],
    [{ best: 300, record: true, assisted: true }, ['345 POINTS', 'New assisted best, by 45!']],
    [{ best: 0, record: true }, ['345 POINTS', 'Your first run']],
    [{ practice: true, score: 23, best: 31 }, ['PASSED 23', '8 short of your best']],
    [{ practice: true, score: 2, best: 0, record: true }, ['PASSED 2']],
  ])('how the score compares with the best: %j', (result, lines) => {
    expect(said({ phase: 'over', buttonsOverStage: true }, result)).toEqual([
      ...lines,
      'After 678 m',
    ]);
  });
});

it.each<[Phase, boolean]>([
  ['ready', false],
  ['paused', false],
  ['counting', false],
  ['over', true],
])('in the phase %s a message has a box: %s; else its letters have halos', (phase, hasBox) => {
  const { onStage, ...stage } = createTestStage();
  for (const viewport of [WIDE, fittingViewport(390, 390)]) {
    const messages = onStage(new Messages(stage));
    messages.draw(frameOf(createRun(4).view, { phase, sinceCrash: 1000, countdown: 3, viewport }));
    const count = (frame: string) => stage.see('message', frame).length;
    const letters = count('glyph') - count('halo');
    expect([count('pixel') > 0, count('halo')]).toEqual([hasBox, hasBox ? 0 : letters]);
    expect(letters).toBeGreaterThan(0);
  }
});

describe('the result of a run', () => {
  /** A stage with the messages alone, at the end of a run that has 20 points or more. */
  function resultStage() {
    const { onStage, ...stage } = createTestStage();
    const messages = onStage(new Messages(stage));
    const run = createRun(4);
    messages.draw(frameOf(run.view, { phase: 'running', highScore: 10 }));
    while (!run.view.gameOver) run.step(NO_INPUT);
    return {
      messages,
      stage,
      score: run.view.score,
      draw: (state: Partial<StageState>): string => {
        messages.draw(frameOf(run.view, { phase: 'over', sinceCrash: 1000, ...state }));
        return stage.read('message');
      },
    };
  }

  it('is compared with the high score before the run, even when the state already includes the run', () => {
    const { draw, score } = resultStage();
    expect(draw({ highScore: score })).toMatch(
      new RegExp(`^${score}POINTS\nNewhighscore,by\\d+!\n`),
    );
  });

  it('comes a moment after the crash, for which it asks for frames', () => {
    const { draw, messages } = resultStage();
    expect(draw({ sinceCrash: 290 })).toBe('');
    expect(messages.isAnimating).toBe(true);
    expect(draw({ sinceCrash: 310 })).toContain('POINTS');
    expect(messages.isAnimating).toBe(false);
  });

  it('says what the dino ran into as soon as that is known, in the same place beside buttons', () => {
    const { draw, stage } = resultStage();
    const panel = () => stage.see('message', 'pixel').map(({ x, y, width }) => [x, y, width]);
    expect(draw({ buttonsOverStage: true })).not.toContain('cactus');
    const before = panel();
    stage.describeCrash = () => 'Belly first into a small cactus';
    expect(draw({ buttonsOverStage: true, mayRestart: true })).toContain(
      'Bellyfirstintoasmallcactusafter',
    );
    expect(panel()).toEqual(before);
  });
});

it.each<[string, Partial<StageState>, number]>([
  ['on a wide stage', {}, 5],
  ['above buttons', { buttonsOverStage: true }, 4],
  ['in the sky of a tall stage', { viewport: fittingViewport(390, 390) }, 5],
])('no comma or tail of a result reaches into the line below, %s', (_, state, count) => {
  const { onStage, ...stage } = createTestStage(sizeInAtlas);
  stage.describeCrash = () => 'Belly first into a small cactus';
  const messages = onStage(new Messages(stage));
  const run = createRun(4, { invincible: true });
  messages.draw(frameOf(run.view, { phase: 'running', highScore: 10 }));
  while (run.view.score < 1000) run.step(NO_INPUT);
  const result = { phase: 'over', next: 'Next: attempt 2 of 3', mayRestart: true } as const;
  messages.draw(frameOf(run.view, { sinceCrash: 1000, ...result, ...state }));

  const texts = stage.read('message').split('\n');
  expect(texts).toHaveLength(count);
  const glyphs = stage.see('message', 'glyph');
  const tops = [...new Set(glyphs.map(({ y }) => y))].sort((a, b) => a - b);
  const panel = stage.see('message', 'pixel');
  const edge = Math.max(...panel.map(({ y, height }) => y + height)) - 4;
  texts.forEach((text, i) => {
    const pixel = (glyphs.find(({ y }) => y === tops[i])?.height ?? 0) / GLYPH_HEIGHT;
    const reach = /[,gpy]/.test(text) ? GLYPH_HEIGHT : CAPITAL_HEIGHT;
    expect((tops[i] ?? 0) + reach * pixel, text).toBeLessThan(tops[i + 1] ?? edge);
  });
});

it('a text is refused that has a character that the font lacks', () => {
  expect(() => layOutText('∞')).toThrow(new RangeError("The font has no glyph for '∞'."));
});
