import { describe, expect, it } from 'vitest';
import { createRun, INPUT, NO_INPUT, type RunView, STAGE_WIDTH } from '#simulation';
import type { StageState } from '#stage';
import { ART_PIXEL, ATLAS, DEFAULT_STAGE_STATE, drawCounter, Hud, Messages } from '#stage/testing';
import { blankArt, blankLayer } from '../blank-art.ts';
import { createTestStage, frameOf, type Seen } from '../test-stage.ts';

describe('a counter', () => {
  function shown(value: number): string {
    const layer = blankLayer();
    const art = blankArt();
    drawCounter(layer, art, value, 100, 0, 5);
    return art.read(layer);
  }

  it('pads a number with zeros', () => {
    expect(shown(0)).toBe('00000');
    expect(shown(1207)).toBe('01207');
  });

  it('grows for a longer number', () => {
    expect(shown(123_456)).toBe('123456');
  });
});

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

  it('change with the phase', () => {
    const { draw, read } = stageMessages();
    const { view } = createRun(1);
    draw(view, { ...running, phase: 'ready' });
    expect(read()).toBe('PressSPACEtoStart');
    draw(view, running);
    expect(read()).toBe('');
    draw(view, { ...running, phase: 'paused', touch: true });
    expect(read()).toBe('Paused\nTaptoresume');
    for (const countdown of [3, 2, 1]) {
      draw(view, { ...running, phase: 'counting', countdown });
      expect(read()).toBe(String(countdown));
    }
  });

  it('compare with the high score before the run, even when the state already includes the run', () => {
    const { draw, read } = stageMessages();
    const { view, finish } = finishedRun();
    draw(view, running);
    finish();
    draw(view, { ...running, phase: 'over', highScore: view.score });
    expect(read()).toMatch(new RegExp(`^${view.score}POINTS\nNewhighscore,by\\d+!\n`));
  });

  it('still know of a new high score after the playback of another run', () => {
    const { draw, read } = stageMessages();
    const { view, finish } = finishedRun();
    draw(view, running);
    finish();
    const over: StageState = { ...running, phase: 'over', highScore: view.score };
    draw(view, over);
    const said = read();
    draw(createRun(2).view, { ...over, phase: 'shown' });
    expect(read()).toBe('');
    draw(view, over);
    expect(read()).toBe(said);
    expect(said).toContain('Newhighscore,');
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

  it('call the first run ever what it is', () => {
    const { draw, read } = stageMessages();
    const { view, finish } = finishedRun();
    draw(view, { ...running, highScore: 0 });
    finish();
    draw(view, { ...running, phase: 'over', highScore: view.score });
    expect(read()).toContain(`${view.score}POINTS\nYourfirstrun`);
  });

  it('do not claim a new high score where there is none', () => {
    const { draw, read } = stageMessages();
    const { view, finish } = finishedRun();
    draw(view, { ...running, highScore: 5000 });
    finish();
    draw(view, { ...running, phase: 'over', highScore: 5000 });
    expect(read()).not.toContain('New');
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

  it('lies below the HUD, right of the dino, above the figures, and within the stage', () => {
    for (const state of [{}, { touch: true }, { touch: true, jumpKey: 'ARROW DOWN' }]) {
      const { left, right, top, bottom } = panelOf(state, 'Chest first into three small cacti');
      expect(top).toBeGreaterThanOrEqual(52);
      expect(bottom).toBeLessThanOrEqual(270);
      expect(left).toBeGreaterThanOrEqual(210);
      expect(right).toBeLessThanOrEqual(STAGE_WIDTH);
    }
  });

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

  it('says of an assisted run that it was one', () => {
    const stage = createTestStage();
    const messages = stage.onStage(new Messages(stage));
    const { view } = createRun(4, { assists: { speed: 0.5, forgiveness: 0, pterodactyls: true } });
    messages.draw(frameOf(view, { ...running, phase: 'over', highScore: 5000 }));
    expect(stage.read('message')).toContain('yourassistedbest');
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

  const SCORES = [0, 99_999, 100_000, 1_234_567];
  const cases = SCORES.flatMap((score) => SCORES.map((highScore) => ({ score, highScore })));
  it.each(cases)(
    'has room for a score of $score beside a high score of $highScore',
    ({ score, highScore }) => {
      const stage = createTestStage();
      const hud = stage.onStage(new Hud(stage));
      for (const speed of [1, 0.5]) {
        const run = createRun(1, {
          invincible: true,
          assists: { speed, forgiveness: 0, pterodactyls: true },
        });
        const view = new Proxy(run.view, {
          get: (target, key): unknown => (key === 'score' ? score : Reflect.get(target, key)),
        });
        for (const steps of [0, 1, 240]) {
          for (let i = 0; i < steps; i++) run.step(i === 0 ? INPUT.turbo : NO_INPUT);
          hud.draw(frameOf(view, { ...running, highScore }));
          const letters = (['hud', 'score', 'highScore'] as const).flatMap((layer) =>
            stage.see(layer, 'glyph'),
          );
          expect(stage.see('score').length).toBe(Math.max(5, String(score).length));
          const overlaps = letters.flatMap((a, i) =>
            letters.slice(i + 1).filter((b) => areTooClose(a, b)),
          );
          expect(overlaps).toEqual([]);
          expect(letters.every((letter) => letter.x >= 0 && rightOf(letter) <= STAGE_WIDTH)).toBe(
            true,
          );
        }
      }
    },
  );
});

const SIZES = new Map(Object.entries(ATLAS));

/** Right and bottom edge of a glyph, px. */
const rightOf = ({ frame, x }: Seen) => x + (SIZES.get(frame)?.frame.w ?? NaN) * ART_PIXEL;
const bottomOf = ({ frame, y }: Seen) => y + (SIZES.get(frame)?.frame.h ?? NaN) * ART_PIXEL;

/** Whether two glyphs overlap or touch, so that they would look like one. */
function areTooClose(a: Seen, b: Seen): boolean {
  return a.x <= rightOf(b) && b.x <= rightOf(a) && a.y < bottomOf(b) && b.y < bottomOf(a);
}
