import { describe, expect, it } from 'vitest';
import { createRun, INPUT, NO_INPUT, STAGE_WIDTH } from '#simulation';
import type { StageState } from '#stage';
import { drawCounter } from '../../../src/stage/overlay/counter.ts';
import { Hud } from '../../../src/stage/overlay/hud.ts';
import { Messages } from '../../../src/stage/overlay/messages.ts';
import { Tints } from '../../../src/stage/tints.ts';
import { QuadLayer } from '../../../src/stage/quads/quad-layer.ts';
import { DEFAULT_STAGE_STATE } from '../../../src/stage/stage.ts';
import { blankArt, drawnAnew } from '../blank-art.ts';

describe('a counter', () => {
  function shown(value: number): string {
    const layer = new QuadLayer();
    const art = blankArt();
    drawCounter(layer, art, value, 100, 0, 0, 5);
    return art.read(layer);
  }

  it('writes a number with zeros in front', () => {
    expect(shown(0)).toBe('00000');
    expect(shown(1207)).toBe('01207');
  });

  it('grows for a longer number', () => {
    expect(shown(123_456)).toBe('123456');
  });
});

const running: StageState = { ...DEFAULT_STAGE_STATE, phase: 'running', highScore: 10 };

/** A run that has ended with 20 points or more. */
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
    const layer = new QuadLayer();
    const art = blankArt();
    const messages = new Messages(layer, art, new Tints());
    return {
      messages: {
        draw: (...frame: Parameters<Messages['draw']>) => drawnAnew(layer, () => messages.draw(...frame)),
      },
      read: () => art.read(layer),
    };
  }

  it('come, change and go with the phase', () => {
    const { messages, read } = stageMessages();
    const { view } = createRun(1);
    messages.draw(view, { ...running, phase: 'ready' });
    expect(read()).toBe('PressSPACEtoStart');
    messages.draw(view, running);
    expect(read()).toBe('');
    messages.draw(view, { ...running, phase: 'paused', touch: true });
    expect(read()).toBe('Paused\nPressSPACEortaptogoon');
    for (const countdown of [3, 2, 1]) {
      messages.draw(view, { ...running, phase: 'counting', countdown });
      expect(read()).toBe(String(countdown));
    }
  });

  it('tell a record from the high score before the run, even when play has counted the run already', () => {
    const { messages, read } = stageMessages();
    const { view, finish } = finishedRun();
    messages.draw(view, running);
    finish();
    messages.draw(view, { ...running, phase: 'over', highScore: view.score });
    expect(read()).toBe(`GAMEOVER\nNewrecord!${view.score}after${Math.floor(view.groundCovered / 100)}m`);
    messages.draw(view, { ...running, phase: 'over', highScore: view.score, mayRestart: true });
    expect(read()).toBe(
      `GAMEOVER\nNewrecord!${view.score}after${Math.floor(view.groundCovered / 100)}m\nPressSPACEtoplayagain`,
    );
  });

  it('still know a record after another run was played back', () => {
    const { messages, read } = stageMessages();
    const { view, finish } = finishedRun();
    messages.draw(view, running);
    finish();
    const over: StageState = { ...running, phase: 'over', highScore: view.score };
    messages.draw(view, over);
    const said = read();
    messages.draw(createRun(2).view, { ...over, phase: 'shown' });
    expect(read()).toBe('');
    messages.draw(view, over);
    expect(read()).toBe(said);
    expect(said).toContain('Newrecord!');
  });

  it('call no record what is none', () => {
    const { messages, read } = stageMessages();
    const { view, finish } = finishedRun();
    messages.draw(view, { ...running, highScore: 5000 });
    finish();
    messages.draw(view, { ...running, phase: 'over', highScore: 5000 });
    expect(read()).toBe(`GAMEOVER\nScore${view.score}after${Math.floor(view.groundCovered / 100)}m`);
  });
});

describe('the result', () => {
  /** The box of everything that is shown of the messages, px. */
  function panelOf(state: Partial<StageState>, crash: string) {
    const layer = new QuadLayer();
    const art = blankArt();
    const messages = new Messages(layer, art, new Tints());
    messages.describeCrash = () => crash;
    const { view, finish } = finishedRun();
    finish();
    messages.draw(view, { ...running, phase: 'over', mayRestart: true, ...state });
    // What is written lies in the panel, whose boxes are made of single pixels.
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

  it('lies below the HUD, right of the dino, above what stands on the ground, and on the stage', () => {
    for (const state of [{}, { touch: true }, { touch: true, jumpKey: 'ARROW DOWN' }]) {
      const { left, right, top, bottom } = panelOf(state, 'Chest first into three small cacti');
      expect(top).toBeGreaterThanOrEqual(52);
      expect(bottom).toBeLessThanOrEqual(270);
      expect(left).toBeGreaterThanOrEqual(210);
      expect(right).toBeLessThanOrEqual(STAGE_WIDTH);
    }
  });

  it('says what the dino ran into as soon as somebody can tell', () => {
    const layer = new QuadLayer();
    const art = blankArt();
    const messages = new Messages(layer, art, new Tints());
    const { view, finish } = finishedRun();
    finish();
    messages.draw(view, { ...running, phase: 'over', highScore: 5000 });
    expect(art.read(layer)).not.toContain('cactus');
    messages.describeCrash = () => 'Belly first into a small cactus';
    drawnAnew(layer, () => messages.draw(view, { ...running, phase: 'over', highScore: 5000, mayRestart: true }));
    expect(art.read(layer)).toMatch(/^GAMEOVER\nBellyfirstintoasmallcactus\nScore/);
  });

  it('and the HUD call an assisted run one', () => {
    const layer = new QuadLayer();
    const hudLayer = new QuadLayer();
    const art = blankArt();
    const hud = new Hud(hudLayer, art, new Tints());
    const messages = new Messages(layer, art, new Tints());
    const { view } = createRun(4, { assists: { speed: 0.5, forgiveness: 0, pterodactyls: true } });
    hud.draw(view, 0);
    expect(art.read(hudLayer)).toBe('TurboreadyASSISTEDHI0000000000');
    messages.draw(view, { ...running, phase: 'over', highScore: 5000 });
    expect(art.read(layer)).toContain('Assistedrun:0');
    drawnAnew(hudLayer, () => hud.draw(createRun(4).view, 0));
    expect(art.read(hudLayer)).toBe('TurboreadyHI0000000000');
  });
});

describe('the HUD', () => {
  it('shows turbo ready, active and cooling down with the time left, and both scores', () => {
    const layer = new QuadLayer();
    const art = blankArt();
    const hud = new Hud(layer, art, new Tints());
    const run = createRun(1, { invincible: true });
    drawnAnew(layer, () => hud.draw(run.view, 1234));
    expect(art.read(layer)).toBe('TurboreadyHI0123400000');
    run.step(INPUT.turbo);
    drawnAnew(layer, () => hud.draw(run.view, 1234));
    expect(art.read(layer)).toBe('Turbo3.0sHI0123400000');
    for (let i = 0; i < 240; i++) run.step(NO_INPUT);
    drawnAnew(layer, () => hud.draw(run.view, 1234));
    expect(art.read(layer)).toBe('Cooling4.0sHI0123400040');
  });
});
