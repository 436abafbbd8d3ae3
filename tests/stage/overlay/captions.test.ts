import { expect, it } from 'vitest';
import { createRun, NO_INPUT } from '#simulation';
import { RunMessages } from '#src/stage/run-overlay/run-messages.ts';
import { spritesIn } from '#src/stage/deferred/draw-stats.ts';
import { CaptionSprites } from '#src/stage/overlay/captions.ts';
import {
  bubbleHeight,
  captionBoxes,
  type CaptionLook,
} from '#src/stage/overlay/caption-sprites.ts';
import { messageMiddle } from '#src/stage/overlay/hud-layout.ts';
import { layOutText } from '#src/stage/overlay/text.ts';
import { DEFAULT_STAGE_STATE } from '#src/stage/stage.ts';
import type { FrameInfo } from '#src/stage/view.ts';
import { blankArt, createTestStage, frameOf } from '../test-stage.ts';

const { view } = createRun('captions');
const note = '500 points';

function captionStage() {
  const { captions, layers, placeOf, onStage } = createTestStage();
  const texts = onStage(new RunMessages({ captions, layers }));
  return {
    grid: layers.grid,
    camera: layers.camera,
    placeOf,
    /** Whether React has to render. */
    changes: (frame: FrameInfo): boolean => {
      texts.draw(frame);
      return captions.finish() !== undefined;
    },
  };
}

it('captions are rendered when they change, and for another resolution', () => {
  const { changes, grid } = captionStage();
  const speaking = frameOf(view, { phase: 'running', note });
  expect([changes(speaking), changes(speaking)]).toEqual([true, false]);
  grid.resolution = 2;
  expect([changes(speaking), changes(speaking)]).toEqual([true, false]);
});

it('a shorter caption shows nothing of a longer one, and a longer one comes back whole', () => {
  const art = blankArt();
  const spritesOf = (text: string) =>
    layOutText(text).glyphs.map(({ frame, x }) => ({
      texture: art.frame(frame),
      x,
      y: 0,
      scale: { x: 1, y: 1 },
    }));
  const caption = new CaptionSprites();
  const read = (text: string) => {
    caption.shown = spritesOf(text);
    return spritesIn(caption).map(({ texture, x, scale }) => ({
      texture,
      x,
      y: 0,
      scale: { x: scale.x, y: scale.y },
    }));
  };
  for (const text of ['Longer', 'Long', 'Longest']) expect(read(text)).toEqual(spritesOf(text));
});

it('a hint is rendered once, and points at the first cactus that comes', () => {
  const { changes, placeOf } = captionStage();
  const run = createRun('bubble', { invincible: true });
  while (run.view.entities.cacti.length < 2) run.step(NO_INPUT);
  const { Position, Size } = run.view.components;
  const hint = { about: 'cactus', text: 'Press SPACE to jump' } as const;
  const rendered: boolean[] = [];
  let seen = 0;
  for (let i = 0; i < 120; i++) {
    run.step(NO_INPUT);
    rendered.push(changes(frameOf(run.view, { phase: 'running', hint })));
    const middles = [...run.view.entities.cacti].map(
      (id) => Position.x.get(id) + Size.width.get(id) / 2,
    );
    const ahead = Math.min(...middles.filter((x) => x > 100));
    if (ahead > 700 || ahead < 420) continue;
    seen += 1;
    const tip = placeOf('hint').x + placeOf('hintPointer').x;
    expect(Math.abs(tip - ahead)).toBeLessThanOrEqual(2);
  }
  expect(rendered.filter(Boolean)).toHaveLength(1);
  expect(placeOf('hintPointer').visible).toBe(true);
  changes(frameOf(run.view, { phase: 'running', hint: { about: 'fall', text: 'Drop' } }));
  expect(placeOf('hintPointer').visible).toBe(false);
  expect(seen).toBeGreaterThan(20);
});

it.each([
  ['cactus', 'cacti', 1.25],
  ['pterodactyl', 'pterodactyls', 1],
  ['pickup', 'pickups', 1],
] as const)('a hint about a %s points at the first one, at %f times its size', (...values) => {
  const [about, kind, zoom] = values;
  const { changes, placeOf, camera } = captionStage();
  camera.scale.set(zoom);
  camera.x = -25;
  const run = createRun('bubble', { invincible: true });
  const { Position, Size } = run.view.components;
  const middle = () => {
    const [first] = run.view.entities[kind];
    return first === undefined ? NaN : Position.x.get(first) + Size.width.get(first) / 2;
  };
  while (!(middle() < 600)) run.step(NO_INPUT);
  changes(frameOf(run.view, { phase: 'running', hint: { about, text: 'Take care of this' } }));
  const tip = placeOf('hint').x + placeOf('hintPointer').x;
  expect(Math.abs(tip - (zoom * middle() - 25))).toBeLessThanOrEqual(2);
  const bottom = messageMiddle(DEFAULT_STAGE_STATE) + bubbleHeight(2) / 2 + placeOf('hint').y;
  const tops = [...run.view.entities.threats, ...run.view.entities.pickups].map((id) =>
    Position.y.get(id),
  );
  const above = zoom * Math.min(...tops) - bottom;
  expect(above).toBeGreaterThanOrEqual(14);
  expect(above).toBeLessThanOrEqual(18);
});

it.each<[CaptionLook, frames: readonly string[]]>([
  ['plain', ['glyph-79', 'glyph-107']],
  ['halo', ['halo-glyph-79', 'halo-glyph-107', 'glyph-79', 'glyph-107']],
  ['bubble', ['pixel-text', 'pixel-text', 'pixel-panel', 'glyph-79', 'glyph-107']],
  ['keyCap', ['pixel-text', 'pixel-text', 'pixel-panel', 'glyph-79', 'glyph-107']],
])('the look %s has %j from back to front', (look, frames) => {
  const boxes = captionBoxes(look, { layout: layOutText('Ok'), x: 100, top: 50, pixel: 2 });
  expect(boxes.map(({ frame }) => frame)).toEqual(frames);
});

it.each([2, 3])('with art pixels of %i px a bubble’s letters keep clear of its border', (pixel) => {
  const boxes = captionBoxes('bubble', { layout: layOutText('jump'), x: 16, top: 50, pixel });
  const bottomOf = (part: string) =>
    Math.max(...boxes.flatMap((box) => (box.frame.includes(part) ? [box.y + box.height] : [])));
  expect(bottomOf('panel') - bottomOf('glyph')).toBeGreaterThanOrEqual(2);
});

it('a text with a character that the font lacks is refused', () => {
  expect(() => layOutText('∞')).toThrow(new RangeError("The font has no glyph for '∞'."));
});
