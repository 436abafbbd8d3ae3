import { Container, Sprite, Texture } from 'pixi.js';
import { createRun, HAPPENED, INPUT, NO_INPUT, type Run, type RunView } from '#simulation';
import type { StageState } from '#stage';
import type { Embellishment } from '../../../src/stage/embellishment.ts';
import { shownGround } from '../../../src/stage/interpolation.ts';
import { LATE_ATLAS, type LateFrameName } from '../../../src/stage/late-atlas.ts';
import type { LayerName } from '../../../src/stage/layers.tsx';
import { UNTOLD } from '../../../src/stage/stage.ts';

/** A sprite on the stage, px. Of a frame of the late sheets `x` and `y` are the middle, else the top left corner. */
export interface Seen {
  readonly frame: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly tint: number;
  readonly alpha: number;
}

/** Layers, and art that can only be told apart. */
export function effectsStage() {
  const containers = new Map<LayerName, Container>();
  const textures = new Map<string, Texture>();
  const layers = (name: LayerName): Container => {
    const container = containers.get(name) ?? new Container();
    containers.set(name, container);
    return container;
  };
  const art = {
    texture(frame: string): Texture {
      const texture = textures.get(frame) ?? new Texture();
      textures.set(frame, texture);
      return texture;
    },
  };
  const frameOf = (sprite: Sprite): string =>
    [...textures].find(([, texture]) => texture === sprite.texture)?.[0] ?? 'unknown';
  function look(container: Container, alpha: number): Seen[] {
    if (!container.visible) return [];
    if (!(container instanceof Sprite)) {
      return container.children.flatMap((child) => look(child, alpha * container.alpha));
    }
    if (container.x < -5000) return [];
    const frame = frameOf(container);
    const size = isLate(frame) ? LATE_ATLAS[frame] : undefined;
    return [
      {
        frame,
        x: container.x + (size?.width ?? 0),
        y: container.y + (size?.height ?? 0),
        width: container.scale.x,
        height: container.scale.y,
        tint: container.tint,
        alpha: alpha * container.alpha,
      },
    ];
  }
  return {
    layers,
    art,
    /** What is on a layer, from back to front; a name of a frame, or its beginning, tells which. */
    see: (layer: LayerName, frame = ''): readonly Seen[] =>
      look(layers(layer), 1).filter((seen) => seen.frame.startsWith(frame)),
  };
}

function isLate(frame: string): frame is LateFrameName {
  return Object.hasOwn(LATE_ATLAS, frame);
}

/** Draws the end of the last step. */
export function drawOn(effects: Embellishment, view: RunView, state: Partial<StageState> = {}): void {
  const phase = view.gameOver ? 'over' : 'running';
  effects.draw(view, 1, shownGround(view, 1), { ...UNTOLD, phase, ...state });
}

/** Takes steps until something has happened in one; everyone hears of each. Returns how many it took. */
export function stepUntil(
  run: Run,
  effects: Embellishment,
  bit: number,
  input: (view: RunView) => number = () => NO_INPUT,
): number {
  for (let steps = 1; steps <= 20_000; steps++) {
    run.step(input(run.view));
    effects.follow(run.view);
    if ((run.view.happened & bit) !== 0) return steps;
  }
  throw new Error('It never happened.');
}

export function stepOn(run: Run, effects: Embellishment, steps: number, input: number = NO_INPUT): void {
  for (let i = 0; i < steps; i++) {
    run.step(input);
    effects.follow(run.view);
  }
}

/** A run that cannot be lost, about to shoot a pterodactyl: the bullet flies. */
export function runThatShoots(effects: Embellishment): Run {
  const run = createRun('shots', { invincible: true });
  stepUntil(run, effects, HAPPENED.weaponCollected);
  return run;
}

/** Shoots every so often. */
export function shooting(view: RunView): number {
  return view.steps % 11 === 0 ? INPUT.shoot : NO_INPUT;
}
