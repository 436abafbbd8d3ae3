import { Container } from 'pixi.js';
import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import { createRun, STEP_EVENT, INPUT, NO_INPUT, type Run, type RunView } from '#simulation';
import type { StageState } from '#stage';
import {
  DEFAULT_STAGE_STATE,
  findLayers,
  type FrameInfo,
  LATE_ATLAS,
  type LateFrameName,
  type LayerName,
  type Layers,
  Scene,
  SpriteLayer,
  Tints,
  type View,
  WritableFrameInfo,
} from '#stage/testing';
import { blankArt, EXACT_GRID, spritesOf } from './blank-art.ts';

/** A sprite on the stage, px. `x` and `y` are its middle for frames of the late sheets, else its top left corner. */
export interface Seen {
  readonly frame: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly tint: number;
  readonly alpha: number;
}

/**
 * What views are created from, with art that can only be distinguished, and a look at what they have drawn.
 * @param sizeOf as in `blankArt`.
 */
export function createTestStage(
  sizeOf: Parameters<typeof blankArt>[0] = (name) => (isLate(name) ? LATE_ATLAS[name].frame : undefined),
) {
  const layers = createLayers();
  const art = blankArt(sizeOf);
  const seeOn = (layer: SpriteLayer): Seen[] =>
    spritesOf(layer).map(({ texture: { label: frame = '' }, x, y, width, height, tint, alpha }) => {
      const isMiddle = isLate(frame);
      return { frame, x: isMiddle ? x + width / 2 : x, y: isMiddle ? y + height / 2 : y, width, height, tint, alpha };
    });
  return {
    layers,
    art,
    tints: new Tints(),
    describeCrash: () => '',
    /** Lets the view draw as on the stage, where each frame starts with empty layers. */
    onStage: <Each extends View>(view: Each): Each => {
      const draw = view.draw.bind(view);
      view.draw = (frame) => {
        for (const layer of layers.inOrder) layer.clear();
        draw(frame);
      };
      return view;
    },
    seeOn,
    /** The sprites on a layer, from back to front. @param frame only those whose frame's name starts with this. */
    see: (layer: LayerName, frame = ''): readonly Seen[] =>
      seeOn(layers(layer)).filter((seen) => seen.frame.startsWith(frame)),
  };
}

function isLate(frame: string): frame is LateFrameName {
  return Object.hasOwn(LATE_ATLAS, frame);
}

/** The layers of the scene as it is declared, which round no positions. */
export function createLayers(): Layers {
  const stage = new Container();
  build(Scene(), stage);
  const layers = findLayers(stage);
  Object.assign(layers.grid, EXACT_GRID);
  return layers;
}

/** Builds what React elements declare. */
function build(declared: ReactNode, parent: Container): void {
  Children.forEach(declared, (element) => {
    if (!isValidElement<{ label?: string; children?: ReactNode }>(element)) return;
    const { label = '', children } = element.props;
    if (element.type === Fragment) build(children, parent);
    else
      build(
        children,
        parent.addChild(element.type === 'pixiSpriteLayer' ? new SpriteLayer({ label }) : new Container({ label })),
      );
  });
}

/** Draws the moment of the last step. */
export function drawLastStep(onStage: View, view: RunView, state: Partial<StageState> = {}): void {
  const phase = view.gameOver ? 'over' : 'running';
  onStage.draw(frameOf(view, { phase, ...state }));
}

/** What a frame shows. @param alpha how much of a step has passed since the last one, 0 to 1. */
export function frameOf(view: RunView, state: Partial<StageState> = {}, alpha = 0): FrameInfo {
  const whole = { ...DEFAULT_STAGE_STATE, ...state };
  const frame = new WritableFrameInfo(view, whole);
  frame.write(view, alpha, whole);
  return frame;
}

/** Takes steps until this event has happened in one, and calls the view after each. Returns the number of steps. */
export function stepUntil(
  run: Run,
  onStage: View,
  bit: number,
  input: (view: RunView) => number = () => NO_INPUT,
): number {
  for (let steps = 1; steps <= 20_000; steps++) {
    run.step(input(run.view));
    onStage.afterStep?.(run.view);
    if ((run.view.happened & bit) !== 0) return steps;
  }
  throw new Error('It never happened.');
}

export function stepOn(run: Run, onStage: View, steps: number, input: number = NO_INPUT): void {
  for (let i = 0; i < steps; i++) {
    run.step(input);
    onStage.afterStep?.(run.view);
  }
}

/** An invincible run that has just picked up the weapon. */
export function runThatShoots(onStage: View): Run {
  const run = createRun('shots', { invincible: true });
  stepUntil(run, onStage, STEP_EVENT.weaponCollected);
  return run;
}

/** Presses shoot every eleventh step. */
export function shooting(view: RunView): number {
  return view.steps % 11 === 0 ? INPUT.shoot : NO_INPUT;
}
