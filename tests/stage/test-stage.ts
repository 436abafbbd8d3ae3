import { Container, Rectangle, Texture, TextureSource } from 'pixi.js';
import {
  createRun,
  INPUT,
  NO_INPUT,
  type Run,
  type RunView,
  STEP_EVENT,
  type StepEvent,
} from '#simulation';
import type { StageState } from '#stage';
import { Story } from '#story';
import { ATLAS } from '#src/stage/atlas.ts';
import { DEFERRED_ATLAS } from '#src/stage/deferred/deferred-atlas.ts';
import { spritesIn } from '#src/stage/deferred/draw-stats.ts';
import { childOf, type LayerName, type Layers } from '#src/stage/layers.ts';
import {
  CAPTION_NAMES,
  CaptionBoard,
  type CaptionName,
  type Captions,
} from '#src/stage/overlay/captions.ts';
import type { Art } from '#src/stage/sheets.ts';
import { PixelGrid, SpriteLayer } from '#src/stage/sprite-layer.ts';
import { DEFAULT_STAGE_STATE } from '#src/stage/stage.ts';
import { type FrameInfo, type View, WritableFrameInfo } from '#src/stage/view.ts';

/** Left and top edge, and size, px. */
export interface Seen {
  readonly frame: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly tint: number;
  readonly alpha: number;
}

const FRAMES = new Map(Object.entries({ ...ATLAS, ...DEFERRED_ATLAS }));

/** From back to front. */
export const LAYER_NAMES = [
  'bands',
  'smallStars',
  'sky',
  'skySights',
  'peaks',
  'farSights',
  'farHills',
  'nearSights',
  'nearHills',
  'clouds',
  'air',
  'earth',
  'ground',
  'backEffects',
  'cacti',
  'pickup',
  'pterodactyls',
  'bullets',
  'dino',
  'hats',
  'frontEffects',
  'debug',
  'dim',
  'hud',
  'score',
  'highScore',
] as const satisfies readonly LayerName[];

/** Frames without pictures, in the sizes of the atlas. */
export function blankArt(): Art<string> {
  const source = new TextureSource({ width: 1, height: 1 });
  const textures = new Map<string, Texture>();
  return {
    frame(label) {
      const { w = NaN, h = NaN } = FRAMES.get(label)?.frame ?? {};
      const texture =
        textures.get(label) ?? new Texture({ source, frame: new Rectangle(0, 0, w, h), label });
      textures.set(label, texture);
      return texture;
    },
  };
}

/** Rounds no position to a pixel. */
const EXACT_GRID = {
  column: (x: number) => x,
  row: (y: number) => y,
  width: (_: number, width: number) => width,
  height: (_: number, height: number) => height,
  length: (px: number) => px,
};

/** What views are created from: real containers without a renderer and without React. */
export function createTestStage() {
  const art = blankArt();
  const grid = Object.assign(new PixelGrid(), EXACT_GRID);
  const byName = new Map<LayerName, SpriteLayer>();
  const layerOf = (label: LayerName): SpriteLayer => {
    const layer = byName.get(label) ?? Object.assign(new SpriteLayer({ label }), { grid });
    byName.set(label, layer);
    return layer;
  };
  const layers: Layers = Object.assign(layerOf, {
    inOrder: [],
    camera: new Container(),
    world: new Container(),
    grid,
    worldGrid: grid,
  });
  const scene = new Container();
  for (const label of [...CAPTION_NAMES, 'hintPointer']) scene.addChild(new Container({ label }));
  const captions = new CaptionBoard(scene, art, grid);
  let rendered: Captions = {};
  const captionOf = (name: CaptionName) => {
    rendered = captions.finish() ?? rendered;
    return childOf(scene, name).visible ? rendered[name] : undefined;
  };
  const clear = (): void => {
    for (const layer of byName.values()) layer.clear();
    captions.clear();
  };
  return {
    art,
    captions,
    clear,
    layers,
    placeOf: (name: CaptionName | 'hintPointer') => childOf(scene, name),
    /** Lets the view draw as on the stage, where each frame starts empty. */
    onStage: <Each extends View>(view: Each): Each => {
      const draw = view.draw.bind(view);
      view.draw = (frame) => {
        clear();
        draw(frame);
      };
      return view;
    },
    /**
     * Sprites from back to front.
     * @param part only those whose frame's name contains this.
     */
    see: (name: LayerName, part = ''): readonly Seen[] => {
      const sprites = spritesIn(layerOf(name)).map((sprite) => {
        const { texture, x, y, width, height, tint, alpha } = sprite;
        return { frame: texture.label ?? '', x, y, width, height, tint, alpha };
      });
      return sprites.filter(({ frame }) => frame.includes(part));
    },
    /** Sprites of a caption, from back to front. */
    seeCaption: (name: CaptionName): readonly Seen[] => {
      const sprites = captionOf(name)?.sprites ?? [];
      const left = childOf(scene, name).x;
      return sprites.map(({ texture, x, y, scale }) => ({
        frame: texture.label ?? '',
        x: left + x,
        y,
        width: texture.width * scale.x,
        height: texture.height * scale.y,
        tint: 0xffffff,
        alpha: 1,
      }));
    },
    read: (name: CaptionName): string => captionOf(name)?.text ?? '',
  };
}

export function drawLastStep(onStage: View, view: RunView, state: Partial<StageState> = {}): void {
  const phase = view.gameOver ? 'over' : 'running';
  onStage.draw(frameOf(view, { phase, ...state }));
}

const stories = new WeakMap<RunView, Story>();

/** The one that {@link stepOn} and {@link happen} tell; a run without begins its own now. */
export function storyOf(view: RunView): Story {
  const story = stories.get(view) ?? new Story(view);
  stories.set(view, story);
  return story;
}

/** What the view says has happened in its last step. */
export function happen(view: RunView, onStage?: View): void {
  const story = storyOf(view);
  story.afterStep();
  onStage?.afterStep?.(story);
}

/** @param alpha share of a step since the last one, 0 to 1. */
export function frameOf(view: RunView, state: Partial<StageState> = {}, alpha = 0): FrameInfo {
  const whole = { ...DEFAULT_STAGE_STATE, ...state };
  const story = storyOf(view);
  const frame = new WritableFrameInfo(story, whole);
  frame.write(story, alpha, whole);
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
    storyOf(run.view);
    run.step(input(run.view));
    happen(run.view, onStage);
    if ((run.view.happened & bit) !== 0) return;
  }
  throw new Error('It never happened.');
}

export function stepOn(run: Run, onStage: View, steps: number, input: number = NO_INPUT): void {
  for (let i = 0; i < steps; i++) {
    storyOf(run.view);
    run.step(input);
    happen(run.view, onStage);
  }
}

/** A new run in whose first step this alone has happened. */
export function viewAfter(type: StepEvent['type'], about: Partial<StepEvent> = {}) {
  const box = { x: 600, y: 200, width: 96, height: 100 };
  const event: StepEvent = { type, entity: 1, kind: null, frame: 0, score: 0, ...box, ...about };
  const happened: number = STEP_EVENT[type];
  return { ...createRun(1).view, steps: 1, happened, events: { length: 1, at: () => event } };
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
