import { describe, expect, it } from 'vitest';
import { createRun, NO_INPUT, type RunView } from '#simulation';
import type { StageState } from '#stage';
import { ART_PIXEL, ATLAS, DEFAULT_STAGE_STATE, Hud, Messages } from '#stage/testing';

import { createTestStage, frameOf, type Seen } from '../test-stage.ts';

/** Long enough ago for the result to be shown. */
const running: StageState = {
  ...DEFAULT_STAGE_STATE,
  phase: 'running',
  highScore: 10,
  sinceCrash: 1000,
};

/** A run that can be played to its end, which has 20 points or more. */
function finishedRun() {
  const run = createRun(4);
  const first = run.view;
  return {
    view: first,
    finish: () => {
      while (!first.gameOver) run.step(NO_INPUT);
    },
  };
}

describe('messages', () => {
  function stageMessages() {
    const stage = createTestStage();
    const messages = stage.onStage(new Messages(stage));
    return {
      draw: (view: RunView, state: StageState) => messages.draw(frameOf(view, state)),
      isAnimating: () => messages.isAnimating,
      read: () => stage.read('message'),
    };
  }

  it('compare with the high score before the run, even when the state already includes the run', () => {
    const { draw, read } = stageMessages();
    const { view, finish } = finishedRun();
    draw(view, running);
    finish();
    draw(view, { ...running, phase: 'over', highScore: view.score });
    expect(read()).toMatch(new RegExp(`^${view.score}POINTS\nNewhighscore,by\\d+!\n`));
  });

  it('come a moment after the crash, for which they ask for frames', () => {
    const { draw, read, isAnimating } = stageMessages();
    const { view, finish } = finishedRun();
    draw(view, running);
    expect(isAnimating()).toBe(false);
    finish();
    draw(view, { ...running, phase: 'over', sinceCrash: 290 });
    expect(read()).toBe('');
    expect(isAnimating()).toBe(true);
    draw(view, { ...running, phase: 'over', sinceCrash: 310 });
    expect(read()).toContain('POINTS');
    expect(isAnimating()).toBe(false);
  });
});

describe('the result', () => {
  /** The edges of the message's panel, px. */
  function panelOf(state: Partial<StageState>, crash: string) {
    const { captions, see } = createTestStage();
    const messages = new Messages({ captions, describeCrash: () => crash });
    const { view, finish } = finishedRun();
    finish();
    messages.draw(frameOf(view, { ...running, phase: 'over', mayRestart: true, ...state }));
    // The panel is made of boxes of the frame 'pixel'; the text lies inside it.
    const boxes = see('message', 'pixel');
    return {
      left: Math.min(...boxes.map(({ x }) => x)),
      right: Math.max(...boxes.map(({ x, width }) => x + width)),
      top: Math.min(...boxes.map(({ y }) => y)),
      bottom: Math.max(...boxes.map(({ y, height }) => y + height)),
    };
  }

  it('has the same place whatever it says where there are buttons over its lower part, and leaves them room', () => {
    const [short, long] = ['', 'Chest first into three small cacti'].map((crash) =>
      panelOf({ buttonsOverStage: true }, crash),
    );
    expect(long).toEqual(short);
    expect(long).toEqual({ left: 304, right: 992, top: 56, bottom: 302 });
    const { onStage, ...context } = createTestStage();
    context.describeCrash = () => 'Chest first into three small cacti';
    const messages = onStage(new Messages(context));
    const { view, finish } = finishedRun();
    finish();
    messages.draw(
      frameOf(view, { ...running, phase: 'over', mayRestart: true, buttonsOverStage: true }),
    );
    const letters = context.see('message', 'glyph');
    expect(letters.length).toBeGreaterThan(30);
    expect(Math.max(...letters.map(bottomOf))).toBeLessThanOrEqual(222);
    expect(Math.min(...letters.map(({ y }) => y))).toBeGreaterThanOrEqual(64);
  });

  it('says what the dino ran into as soon as that is known', () => {
    const { onStage, read, ...context } = createTestStage();
    const messages = onStage(new Messages(context));
    const { view, finish } = finishedRun();
    finish();
    messages.draw(frameOf(view, { ...running, phase: 'over', highScore: 5000 }));
    expect(read('message')).not.toContain('cactus');
    context.describeCrash = () => 'Belly first into a small cactus';
    messages.draw(frameOf(view, { ...running, phase: 'over', highScore: 5000, mayRestart: true }));
    expect(read('message')).toContain('Bellyfirstintoasmallcactusafter');
  });
});

describe('the HUD', () => {
  it('shows both scores', () => {
    const stage = createTestStage();
    const hud = stage.onStage(new Hud(stage));
    const run = createRun(1, { invincible: true });
    const read = () => {
      hud.draw(frameOf(run.view, { ...running, highScore: 1234 }));
      return stage.art.read(stage.layers('hud'), stage.layers('highScore'), stage.layers('score'));
    };
    expect(read()).toBe('HI0123400000');
    for (let i = 0; i < 240; i++) run.step(NO_INPUT);
    expect(read()).toBe('HI0123400040');
  });

  it('shows a passed high score as the score that passes it, but neither in a first run nor in a playback', () => {
    const stage = createTestStage();
    const hud = stage.onStage(new Hud(stage));
    const run = createRun(1, { invincible: true });
    while (run.view.score < 41) run.step(NO_INPUT);
    const highScoreShown = (state: Partial<StageState>) => {
      hud.draw(frameOf(run.view, { ...running, ...state }));
      return stage.art.read(stage.layers('highScore'));
    };
    expect(highScoreShown({ highScore: 40 })).toBe('00041');
    expect(highScoreShown({ highScore: 42 })).toBe('00042');
    expect(highScoreShown({ highScore: 0 })).toBe('');
    expect(highScoreShown({ highScore: 40, phase: 'shown' })).toBe('00040');
  });
});

const SIZES = new Map(Object.entries(ATLAS));

const bottomOf = ({ frame, y }: Seen) => y + (SIZES.get(frame)?.frame.h ?? NaN) * ART_PIXEL;
