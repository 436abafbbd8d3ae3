// @vitest-environment happy-dom
import { Container, Sprite, Texture } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { createRun, INPUT, NO_INPUT, STAGE_WIDTH } from '#simulation';
import type { StageState } from '#stage';
import { Counter } from '../../src/stage/counter.ts';
import { Messages } from '../../src/stage/messages.ts';
import { Hud } from '../../src/stage/hud.ts';
import { Paint } from '../../src/stage/paint.ts';
import { UNTOLD } from '../../src/stage/stage.ts';
import { SpritePool } from '../../src/stage/sprite-pool.ts';
import { blankArt } from './blank-art.ts';

describe('a sprite pool', () => {
  it('shows as many sprites as were placed, where they were placed', () => {
    const layer = new Container();
    const pool = new SpritePool(layer);
    const shown = () =>
      layer.children.filter(({ visible, x }) => visible && x > -STAGE_WIDTH).map(({ x, y }) => [x, y]);
    for (const x of [1, 2, 3]) pool.place(Texture.EMPTY, x, 10 * x);
    pool.finish();
    expect(shown()).toEqual([
      [1, 10],
      [2, 20],
      [3, 30],
    ]);
    pool.place(Texture.EMPTY, 7, 70);
    pool.finish();
    expect(shown()).toEqual([[7, 70]]);
    pool.finish();
    expect(shown()).toEqual([]);
  });

  it('makes no sprite that it could use again', () => {
    const layer = new Container();
    const pool = new SpritePool(layer);
    for (const count of [3, 0, 2, 3, 1]) {
      for (let i = 0; i < count; i++) pool.place(Texture.EMPTY, 0, 0);
      pool.finish();
    }
    expect(layer.children.length).toBe(3);
  });
});

describe('a counter', () => {
  function shown(...values: readonly number[]): string {
    const layer = new Container();
    const art = blankArt();
    const counter = new Counter(layer, art, new Paint(), 100, 0, 'text', 5);
    for (const value of values) counter.show(value);
    return art.read(layer);
  }

  it('writes a number with zeros in front', () => {
    expect(shown(0)).toBe('00000');
    expect(shown(1207)).toBe('01207');
  });

  it('grows for a longer number and shrinks again', () => {
    expect(shown(99_999, 123_456)).toBe('123456');
    expect(shown(123_456, 42)).toBe('00042');
  });
});

const running: StageState = { ...UNTOLD, phase: 'running', highScore: 10 };

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
    const layer = new Container();
    const art = blankArt();
    return { messages: new Messages(layer, art, new Paint()), read: () => art.read(layer) };
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
    const layer = new Container();
    const messages = new Messages(layer, blankArt(), new Paint());
    messages.describeCrash = () => crash;
    const { view, finish } = finishedRun();
    finish();
    messages.draw(view, { ...running, phase: 'over', mayRestart: true, ...state });
    const sprites = layer.children.flatMap(({ children }) => children).filter((child) => child instanceof Sprite);
    return {
      left: Math.min(...sprites.map(({ x }) => x)),
      right: Math.max(...sprites.map(({ x, scale }) => x + scale.x)),
      top: Math.min(...sprites.map(({ y }) => y)),
      bottom: Math.max(...sprites.map(({ y, scale }) => y + scale.y)),
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
    const layer = new Container();
    const art = blankArt();
    const messages = new Messages(layer, art, new Paint());
    const { view, finish } = finishedRun();
    finish();
    messages.draw(view, { ...running, phase: 'over', highScore: 5000 });
    expect(art.read(layer)).not.toContain('cactus');
    messages.describeCrash = () => 'Belly first into a small cactus';
    messages.draw(view, { ...running, phase: 'over', highScore: 5000, mayRestart: true });
    expect(art.read(layer)).toMatch(/^GAMEOVER\nBellyfirstintoasmallcactus\nScore/);
  });

  it('and the HUD call an assisted run one', () => {
    const layer = new Container();
    const hudLayer = new Container();
    const art = blankArt();
    const hud = new Hud(hudLayer, art, new Paint());
    const messages = new Messages(layer, art, new Paint());
    const { view } = createRun(4, { assists: { speed: 0.5, forgiveness: 0, pterodactyls: true } });
    hud.draw(view, 0);
    expect(art.read(hudLayer)).toBe('TurboreadyASSISTEDHI0000000000');
    messages.draw(view, { ...running, phase: 'over', highScore: 5000 });
    expect(art.read(layer)).toContain('Assistedrun:0');
    hud.draw(createRun(4).view, 0);
    expect(art.read(hudLayer)).toBe('TurboreadyHI0000000000');
  });
});

describe('the HUD', () => {
  it('shows turbo ready, active and cooling down with the time left, and both scores', () => {
    const layer = new Container();
    const art = blankArt();
    const hud = new Hud(layer, art, new Paint());
    const run = createRun(1, { invincible: true });
    hud.draw(run.view, 1234);
    expect(art.read(layer)).toBe('TurboreadyHI0123400000');
    run.step(INPUT.turbo);
    hud.draw(run.view, 1234);
    expect(art.read(layer)).toBe('Turbo3.0sHI0123400000');
    for (let i = 0; i < 240; i++) run.step(NO_INPUT);
    hud.draw(run.view, 1234);
    expect(art.read(layer)).toBe('Cooling4.0sHI0123400040');
  });
});
