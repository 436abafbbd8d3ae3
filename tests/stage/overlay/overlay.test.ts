import { describe, expect, it } from 'vitest';
import { createRun, INPUT, NO_INPUT, type RunView, STAGE_WIDTH } from '#simulation';
import type { StageState } from '#stage';
import { DEFAULT_STAGE_STATE, drawCounter, type FrameInfo, Hud, Messages, QuadLayer } from '#stage/testing';
import { blankArt } from '../blank-art.ts';
import { createTestStage } from '../test-stage.ts';

describe('a counter', () => {
  function shown(value: number): string {
    const layer = new QuadLayer();
    const art = blankArt();
    drawCounter(layer, art, value, 100, 0, 0, 5);
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

function frameOf(view: RunView, state: StageState): FrameInfo {
  return { view, alpha: 1, groundX: 0, state };
}

const running: StageState = { ...DEFAULT_STAGE_STATE, phase: 'running', highScore: 10 };

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
      read: () => stage.art.read(stage.layers('messages')),
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
    expect(read()).toBe('Paused\nPressSPACEortaptogoon');
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
    expect(read()).toBe(`GAMEOVER\nNewrecord!${view.score}after${Math.floor(view.groundCovered / 100)}m`);
    draw(view, { ...running, phase: 'over', highScore: view.score, mayRestart: true });
    expect(read()).toBe(
      `GAMEOVER\nNewrecord!${view.score}after${Math.floor(view.groundCovered / 100)}m\nPressSPACEtoplayagain`,
    );
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
    expect(said).toContain('Newrecord!');
  });

  it('do not claim a new high score where there is none', () => {
    const { draw, read } = stageMessages();
    const { view, finish } = finishedRun();
    draw(view, { ...running, highScore: 5000 });
    finish();
    draw(view, { ...running, phase: 'over', highScore: 5000 });
    expect(read()).toBe(`GAMEOVER\nScore${view.score}after${Math.floor(view.groundCovered / 100)}m`);
  });
});

describe('the result', () => {
  /** The edges of the message's panel, px. */
  function panelOf(state: Partial<StageState>, crash: string) {
    const { layers, art, tints } = createTestStage();
    const layer = layers('messages');
    const messages = new Messages({ layers, art, tints, describeCrash: () => crash });
    const { view, finish } = finishedRun();
    finish();
    messages.draw(frameOf(view, { ...running, phase: 'over', mayRestart: true, ...state }));
    // The panel is made of boxes of the frame 'pixel'; the text lies inside it.
    const boxes = layer.frames.flatMap((frame, i) => (art.nameOf(frame) === 'pixel' && i < layer.count ? [i] : []));
    const edge = (from: readonly number[], size?: readonly number[]) =>
      boxes.map((i) => (from[i] ?? Number.NaN) + (size?.[i] ?? 0));
    return {
      left: Math.min(...edge(layer.x)),
      right: Math.max(...edge(layer.x, layer.width)),
      top: Math.min(...edge(layer.y)),
      bottom: Math.max(...edge(layer.y, layer.height)),
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

  it('says what the dino ran into as soon as that is known', () => {
    const { onStage, ...context } = createTestStage();
    const { layers, art } = context;
    const messages = onStage(new Messages(context));
    const { view, finish } = finishedRun();
    finish();
    messages.draw(frameOf(view, { ...running, phase: 'over', highScore: 5000 }));
    expect(art.read(layers('messages'))).not.toContain('cactus');
    context.describeCrash = () => 'Belly first into a small cactus';
    messages.draw(frameOf(view, { ...running, phase: 'over', highScore: 5000, mayRestart: true }));
    expect(art.read(layers('messages'))).toMatch(/^GAMEOVER\nBellyfirstintoasmallcactus\nScore/);
  });

  it('and the HUD mark an assisted run', () => {
    const stage = createTestStage();
    const hud = stage.onStage(new Hud(stage));
    const messages = stage.onStage(new Messages(stage));
    const readHud = () => stage.art.read(stage.layers('hud'), stage.layers('score'));
    const { view } = createRun(4, { assists: { speed: 0.5, forgiveness: 0, pterodactyls: true } });
    hud.draw(frameOf(view, { ...running, highScore: 0 }));
    expect(readHud()).toBe('TurboreadyASSISTEDHI0000000000');
    messages.draw(frameOf(view, { ...running, phase: 'over', highScore: 5000 }));
    expect(stage.art.read(stage.layers('messages'))).toContain('Assistedrun:0');
    hud.draw(frameOf(createRun(4).view, { ...running, highScore: 0 }));
    expect(readHud()).toBe('TurboreadyHI0000000000');
  });
});

describe('the HUD', () => {
  it('shows turbo ready, active and cooling down with the time left, and both scores', () => {
    const stage = createTestStage();
    const hud = stage.onStage(new Hud(stage));
    const run = createRun(1, { invincible: true });
    const read = () => {
      hud.draw(frameOf(run.view, { ...running, highScore: 1234 }));
      return stage.art.read(stage.layers('hud'), stage.layers('score'));
    };
    expect(read()).toBe('TurboreadyHI0123400000');
    run.step(INPUT.turbo);
    expect(read()).toBe('Turbo3.0sHI0123400000');
    for (let i = 0; i < 240; i++) run.step(NO_INPUT);
    expect(read()).toBe('Cooling4.0sHI0123400040');
  });
});
