import { Container, Sprite, type SpriteOptions, TextureSource } from 'pixi.js';
import { Children, Fragment, isValidElement } from 'react';
import { createRun, STEP_EVENT, INPUT, NO_INPUT, type Run, type RunView } from '#simulation';
import type { StageState } from '#stage';
import {
  CAPTION_NAMES,
  CaptionBoard,
  type CaptionName,
  NO_CAPTIONS,
} from '#src/stage/overlay/captions.ts';
import { childOf, findLayers, type LayerName, type Layers, spritesIn } from '#src/stage/layers.ts';
import { DEFAULT_STAGE_STATE } from '#src/stage/stage.ts';
import { type FrameInfo, type View, WritableFrameInfo } from '#src/stage/view.ts';
import { DEFERRED_ATLAS, type DeferredFrameName } from '#src/stage/deferred-atlas.ts';
import { type DeferredViewFactory, DeferredViews } from '#src/stage/deferred-views.ts';
import { PaletteSwap } from '#src/stage/colours/palette-swap.ts';
import { PixelGrid, SpriteLayer } from '#src/stage/sprite-layer.ts';
import { Scene } from '#src/stage/scene.tsx';
import { type BlankArt, blankArt, EXACT_GRID } from './blank-art.ts';

/** px. `x` and `y` are its middle for frames of the deferred sheets, else its top left corner. */
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
 * Everything that views are created from, with art that has no pictures, and a look at what they
 * have drawn.
 * @param sizeOf as in `blankArt`.
 */
export function createTestStage(
  sizeOf: Parameters<typeof blankArt>[0] = (name) =>
    isLate(name) ? DEFERRED_ATLAS[name].frame : undefined,
) {
  const art = blankArt(sizeOf);
  const { scene, layers } = createScene(art);
  const captions = new CaptionBoard(scene, art, layers.grid);
  const seeOn = (place: Container): Seen[] =>
    spritesIn(place).map((sprite) => {
      const { texture, width, height, tint, alpha } = sprite;
      const { label: frame = '' } = texture;
      const { x, y } = place instanceof SpriteLayer ? sprite : sprite.getGlobalPosition();
      const isMiddle = isLate(frame);
      return {
        frame,
        x: isMiddle ? x + width / 2 : x,
        y: isMiddle ? y + height / 2 : y,
        width,
        height,
        tint,
        alpha: alpha * place.alpha,
      };
    });
  /** A layer, or the container of a caption as the frame wants it. */
  const find = (name: PlaceName): Container => {
    if (!isCaption(name)) return layers(name);
    const changed = captions.finish();
    if (changed !== undefined) render(Scene(changed), scene);
    return childOf(scene, name);
  };
  const clear = (): void => {
    for (const layer of layers.inOrder) layer.clear();
    captions.clear();
  };
  return {
    scene,
    layers,
    captions,
    art,
    describeCrash: () => '',
    find,
    clear,
    /** Lets the view draw as on the stage, where each frame starts empty. */
    onStage: <Each extends View>(view: Each): Each => {
      const draw = view.draw.bind(view);
      view.draw = (frame) => {
        clear();
        draw(frame);
      };
      return view;
    },
    seeOn,
    /**
     * Sprites from back to front.
     * @param frame only those whose frame's name contains this.
     */
    see: (name: PlaceName, frame = ''): readonly Seen[] =>
      seeOn(find(name)).filter((seen) => seen.frame.includes(frame)),
    /** See `BlankArt`. */
    read: (...names: readonly PlaceName[]): string => art.read(...names.map(find)),
  };
}

export type PlaceName = LayerName | CaptionName;

const CAPTIONS = new Set<string>(CAPTION_NAMES);

function isCaption(name: PlaceName): name is CaptionName {
  return CAPTIONS.has(name);
}

function isLate(frame: string): frame is DeferredFrameName {
  return Object.hasOwn(DEFERRED_ATLAS, frame);
}

/** The scene as declared, without any captions. Its layers round no positions. */
function createScene(art: BlankArt): { readonly scene: Container; readonly layers: Layers } {
  const scene = new Container();
  render(Scene({ captions: NO_CAPTIONS, resources: { art, grid: new PixelGrid() } }), scene);
  const layers = findLayers(scene);
  Object.assign(layers.grid, EXACT_GRID);
  return { scene, layers };
}

type DeclaredProps = Omit<SpriteOptions, 'children' | 'label'> & {
  label?: string;
  children?: unknown;
};

/** Makes the children that React elements declare; those with a label stay the same objects. */
function render(declared: unknown, parent: Container): void {
  const before = parent.removeChildren();
  for (const { type, props } of elementsIn(declared)) {
    const { children, label = '', ...options } = props;
    const kept = before.find((child) => label !== '' && child.label === label);
    if (type === 'pixiSprite') parent.addChild(new Sprite(options));
    else if (type === 'pixiSpriteLayer') parent.addChild(kept ?? new SpriteLayer({ label }));
    else render(children, parent.addChild(kept ?? new Container({ label })));
  }
}

/** The elements of Pixi objects among these, calling components without hooks. */
function elementsIn(
  declared: unknown,
): { readonly type: unknown; readonly props: DeclaredProps }[] {
  const elements: ReturnType<typeof elementsIn> = [];
  Children.forEach(declared, (element) => {
    if (!isValidElement<DeclaredProps>(element)) return;
    const { props } = element;
    const type = memoized(element.type) ?? element.type;
    if (type === Fragment) elements.push(...elementsIn(props.children));
    else if (typeof type === 'function')
      elements.push(...elementsIn(Reflect.apply(type, undefined, [props])));
    else elements.push({ type, props });
  });
  return elements;
}

/** The component that `memo` was called with. */
function memoized(type: unknown): unknown {
  return typeof type === 'object' && type !== null && 'type' in type ? type.type : undefined;
}

export function createDeferredViews(
  stage: ReturnType<typeof createTestStage>,
  factories?: readonly DeferredViewFactory[],
): DeferredViews {
  const texture = {
    source: new TextureSource({}),
    paint: () => undefined,
    drawSheet: () => undefined,
  };
  const paletteSwap = new PaletteSwap(texture, () => undefined);
  const art = { ...stage.art, sheets: [] };
  return new DeferredViews({ ...stage, art, texture, paletteSwap }, factories);
}

export function drawLastStep(onStage: View, view: RunView, state: Partial<StageState> = {}): void {
  const phase = view.gameOver ? 'over' : 'running';
  onStage.draw(frameOf(view, { phase, ...state }));
}

/** @param alpha share of a step since the last one, 0 to 1. */
export function frameOf(view: RunView, state: Partial<StageState> = {}, alpha = 0): FrameInfo {
  const whole = { ...DEFAULT_STAGE_STATE, ...state };
  const frame = new WritableFrameInfo(view, whole);
  frame.write(view, alpha, whole);
  return frame;
}

/** Steps until this event has happened, and calls the view after each step. */
export function stepUntil(
  run: Run,
  onStage: View,
  bit: number,
  input: (view: RunView) => number = () => NO_INPUT,
): void {
  for (let i = 0; i < 20_000; i++) {
    run.step(input(run.view));
    onStage.afterStep?.(run.view);
    if ((run.view.happened & bit) !== 0) return;
  }
  throw new Error('It never happened.');
}

export function stepOn(run: Run, onStage: View, steps: number, input: number = NO_INPUT): void {
  for (let i = 0; i < steps; i++) {
    run.step(input);
    onStage.afterStep?.(run.view);
  }
}

export function runThatShoots(onStage: View): Run {
  const run = createRun('shots', { invincible: true });
  stepUntil(run, onStage, STEP_EVENT.weaponCollected);
  return run;
}

/** Presses shoot every eleventh step. */
export function shooting(view: RunView): number {
  return view.steps % 11 === 0 ? INPUT.shoot : NO_INPUT;
}
