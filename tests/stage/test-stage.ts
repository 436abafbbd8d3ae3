import { createRun, HAPPENED, INPUT, NO_INPUT, type Run, type RunView } from '#simulation';
import type { StageState } from '#stage';
import type { Embellishment } from '../../src/stage/view.ts';
import { interpolatedGroundX } from '../../src/stage/interpolation.ts';
import { LATE_ATLAS, type LateFrameName } from '../../src/stage/late-atlas.ts';
import { createLayers, type LayerName } from '../../src/stage/quads/layers.ts';
import { DEFAULT_STAGE_STATE } from '../../src/stage/stage.ts';
import { blankArt } from './blank-art.ts';

/** A quad on the stage, px. Of a frame of the late sheets `x` and `y` are the middle, else the top left corner. */
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
  const layers = createLayers();
  const art = blankArt((name) => (isLate(name) ? LATE_ATLAS[name] : undefined));
  function look(name: LayerName): Seen[] {
    const layer = layers(name);
    if (!layer.visible) return [];
    return layer.frames.slice(0, layer.count).map((each, i) => {
      const frame = art.nameOf(each);
      const [width, height] = [layer.width[i] ?? 0, layer.height[i] ?? 0];
      return {
        frame,
        x: (layer.x[i] ?? 0) + (isLate(frame) ? width / 2 : 0),
        y: (layer.y[i] ?? 0) + (isLate(frame) ? height / 2 : 0),
        width,
        height,
        tint: layer.tint[i] ?? 0,
        alpha: layer.alpha[i] ?? 0,
      };
    });
  }
  return {
    layers,
    art,
    /** The same, drawn as on the stage: each frame begins with empty layers. */
    onStage: (embellishment: Embellishment): Embellishment => ({
      follow: (view) => embellishment.follow(view),
      draw(...frame) {
        for (const layer of layers.inOrder) layer.clear();
        embellishment.draw(...frame);
      },
      get stirring() {
        return embellishment.stirring;
      },
    }),
    /** What is on a layer, from back to front; a name of a frame, or its beginning, tells which. */
    see: (layer: LayerName, frame = ''): readonly Seen[] => look(layer).filter((seen) => seen.frame.startsWith(frame)),
  };
}

function isLate(frame: string): frame is LateFrameName {
  return Object.hasOwn(LATE_ATLAS, frame);
}

/** Draws the end of the last step. */
export function drawOn(effects: Embellishment, view: RunView, state: Partial<StageState> = {}): void {
  const phase = view.gameOver ? 'over' : 'running';
  effects.draw(view, 1, interpolatedGroundX(view, 1), { ...DEFAULT_STAGE_STATE, phase, ...state });
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
