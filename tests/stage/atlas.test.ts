// @vitest-environment node
import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import {
  ANIMATIONS,
  ART_PIXEL,
  ATLAS,
  contrastRatio,
  FONT,
  type FrameName,
  GLYPHS,
  GROUND_LINE_ROW,
  GUN_HELD,
  GUN_MOUTH,
  type LayerName,
  PALETTE,
  SHEETS as DATA,
} from '#stage/testing';
import { build } from '../../assets/build.ts';
import { INKS } from '../../assets/palette.ts';
import { checkNoDuplicates, parsePixelMaps, type PixelMap } from '../../assets/pixel-maps.ts';
import { checkSize } from '../../assets/sizes.ts';
import { createLayers } from './test-stage.ts';

const { maps, products } = build();

const committed = (path: string): Buffer => readFileSync(new URL(`../../${path}`, import.meta.url));

const SHEETS = {
  sprite: { ...DATA.sprite, png: PNG.sync.read(committed('public/dino-assets/sprite.png')) },
  gun: { ...DATA.gun, png: PNG.sync.read(committed('public/dino-assets/gun.png')) },
};

/** The colour of an art pixel of a frame, 0xRRGGBB, or undefined where it is transparent. */
function pixel(name: FrameName, column: number, row: number): number | undefined {
  const { png } = Object.hasOwn(SHEETS.sprite.frames, name) ? SHEETS.sprite : SHEETS.gun;
  const { x, y } = ATLAS[name].frame;
  const rgba = png.data.readUInt32BE(((y + row) * png.width + x + column) * 4);
  return (rgba & 0xff) === 0 ? undefined : rgba >>> 8;
}

/** The box of a frame's opaque pixels, in stage pixels. */
function figure(name: FrameName): { width: number; height: number } {
  const { w, h } = ATLAS[name].frame;
  const columns: number[] = [];
  const rows: number[] = [];
  for (let row = 0; row < h; row++) {
    for (let column = 0; column < w; column++) {
      if (pixel(name, column, row) === undefined) continue;
      columns.push(column);
      rows.push(row);
    }
  }
  const span = (along: number[]): number =>
    (Math.max(...along) - Math.min(...along) + 1) * ART_PIXEL;
  return { width: span(columns), height: span(rows) };
}

const isFrame = (name: string): name is FrameName => Object.hasOwn(ATLAS, name);
const frames = Object.keys(ATLAS).filter(isFrame);
const framesLike = (pattern: RegExp): FrameName[] => frames.filter((name) => pattern.test(name));

describe('the committed files are what the sources make', () => {
  test.each(products.filter(({ path }) => path.endsWith('.png')))(
    '$path, pixel by pixel',
    ({ path, content }) => {
      // Decoded, because another zlib may compress the same picture to other bytes.
      const made = PNG.sync.read(Buffer.from(content));
      const found = PNG.sync.read(committed(path));
      expect([found.width, found.height]).toEqual([made.width, made.height]);
      expect(found.data.equals(made.data)).toBe(true);
    },
  );

  test.each(products.filter(({ path }) => path.endsWith('.ts')))(
    '$path, letter by letter',
    ({ path, content }) => {
      expect(committed(path).toString()).toBe(content);
    },
  );

  test('the two first sheets stay small', () => {
    const bytes = ['sprite', 'gun'].map(
      (name) => committed(`public/dino-assets/${name}.png`).length,
    );
    expect(Math.max(...bytes)).toBeLessThan(16_000);
  });
});

describe('every figure fills its box in the rules to within one art pixel', () => {
  test.each([
    { figures: /^dino-(?!crouch)/, atLeast: 8, width: 88, height: 94 },
    { figures: /^dino-crouch/, atLeast: 3, width: 118, height: 60 },
    { figures: /^cactus-small/, atLeast: 3, width: 34, height: 70 },
    { figures: /^cactus-large/, atLeast: 3, width: 49, height: 100 },
    { figures: /^pterodactyl/, atLeast: 2, width: 96, height: 100 },
    { figures: /^gun$/, atLeast: 1, width: 45, height: 30 },
    { figures: /^bullet$/, atLeast: 1, width: 20, height: 5 },
    { figures: /^cloud/, atLeast: 2, width: 92, height: 27 },
  ])('$figures: $width x $height', ({ figures, atLeast, width, height }) => {
    const names = framesLike(figures);
    expect(names.length).toBeGreaterThanOrEqual(atLeast);
    for (const name of names) {
      const shown = figure(name);
      expect(Math.abs(shown.width - width), `${name} is ${shown.width} wide`).toBeLessThanOrEqual(
        ART_PIXEL,
      );
      expect(
        Math.abs(shown.height - height),
        `${name} is ${shown.height} high`,
      ).toBeLessThanOrEqual(ART_PIXEL);
    }
  });

  test('the dino touches the ground in every frame but those of a jump', () => {
    for (const name of framesLike(/^dino-(?!jump|fall)/)) {
      const { w, h } = ATLAS[name].frame;
      const sole = Array.from({ length: w }, (_, column) => pixel(name, column, h - 1));
      expect(
        sole.some((colour) => colour !== undefined),
        name,
      ).toBe(true);
    }
  });

  test('no two frames of an animation look alike', () => {
    for (const [movement, order] of Object.entries(ANIMATIONS)) {
      const pictures = new Set(
        order.map((name) => maps.find((map) => map.name === name)?.rows.join('\n')),
      );
      expect(pictures.size, movement).toBe(new Set(order).size);
    }
  });
});

describe('the weapon in the dino’s hands', () => {
  test('has a position on every frame of the dino', () => {
    expect(Object.keys(GUN_HELD).toSorted()).toEqual(framesLike(/^dino-/).toSorted());
  });

  test.each(Object.entries(GUN_HELD))(
    'has its muzzle where bullets start, on %s',
    (name, offset) => {
      if (!isFrame(name)) throw new Error(`${name} is not in the atlas`);
      const bulletMiddle = (10 + 5 / 2) / ART_PIXEL;
      expect(Math.abs(offset.y + GUN_MOUTH.y - bulletMiddle)).toBeLessThanOrEqual(2);
      expect(offset.x + GUN_MOUTH.x).toBeGreaterThanOrEqual(ATLAS[name].frame.w - 1);
    },
  );

  test.each(Object.entries(GUN_HELD))(
    'is held by an arm in front of the face, not worn on it, on %s',
    (name, held) => {
      if (!isFrame(name)) throw new Error(`${name} is not in the atlas`);
      const dino = ATLAS[name].frame;
      const arm = ATLAS[held.frame].frame;
      const onDino = { weapon: 0, arm: 0 };
      for (let row = held.y; row < Math.min(dino.h, held.y + arm.h); row++) {
        for (let column = held.x; column < Math.min(dino.w, held.x + arm.w); column++) {
          if (pixel(name, column, row) === undefined) continue;
          const colour = pixel(held.frame, column - held.x, row - held.y);
          if (colour === PALETTE.steel || colour === PALETTE.plum) onDino.weapon += 1;
          if (colour === PALETTE.brick) onDino.arm += 1;
        }
      }
      expect(onDino.weapon).toBe(0);
      expect(onDino.arm).toBeGreaterThan(10);
    },
  );

  test.each(Object.entries(GUN_HELD))(
    'hides a bullet until it leaves the muzzle, on %s',
    (name, held) => {
      if (!isFrame(name)) throw new Error(`${name} is not in the atlas`);
      const layers = createLayers();
      const depthOf = (layer: LayerName) => layers.inOrder.indexOf(layers(layer));
      expect(depthOf('bullets')).toBeLessThan(depthOf('dino'));
      for (let row = 10 / ART_PIXEL; row < 10 / ART_PIXEL + ATLAS.bullet.frame.h; row++) {
        for (let column = ATLAS[name].frame.w; column < held.x + GUN_MOUTH.x; column++) {
          expect(
            pixel(held.frame, column - held.x, row - held.y),
            `${column}, ${row}`,
          ).toBeDefined();
        }
      }
    },
  );
});

describe('the ground', () => {
  const ground = ATLAS.ground.frame;
  const row = (y: number): (number | undefined)[] =>
    Array.from({ length: ground.w }, (_, column) => pixel('ground', column, y));

  test('is wider than the stage and reaches its bottom edge', () => {
    expect(ground.w * ART_PIXEL).toBeGreaterThan(1000);
    expect((ground.h - GROUND_LINE_ROW) * ART_PIXEL).toBe(380 - 360);
  });

  test('tiles without a seam: no detail on the line is cut', () => {
    for (let y = 0; y < GROUND_LINE_ROW; y++)
      expect([row(y).at(0), row(y).at(-1)]).toEqual([undefined, undefined]);
  });

  test('tiles without a seam: the line continues', () => {
    const line = row(GROUND_LINE_ROW);
    expect([line.at(-2), line.at(-1), line.at(0), line.at(1)]).toEqual(
      Array(4).fill(PALETTE.outline),
    );
  });

  test('tiles without a seam: no row has colours side by side at the seam that are not side by side elsewhere', () => {
    for (let y = GROUND_LINE_ROW; y < ground.h; y++) {
      const colours = row(y);
      const meetings = colours.slice(1).map((colour, column) => `${colours[column]} ${colour}`);
      expect(meetings, `row ${y}`).toContain(`${colours.at(-1)} ${colours.at(0)}`);
    }
  });

  test('is opaque below the line', () => {
    for (let y = GROUND_LINE_ROW + 2; y < ground.h; y++) expect(row(y)).not.toContain(undefined);
  });
});

describe('figures', () => {
  const figures = framesLike(/^(dino|cactus|pterodactyl|gun)/);

  test.each(figures)('%s has an outline that stands out from the sky by day', (name) => {
    const { w, h } = ATLAS[name].frame;
    let outline = 0;
    let edge = 0;
    for (let row = 0; row < h; row++) {
      const colours = Array.from({ length: w }, (_, column) => pixel(name, column, row));
      const leftmost = colours.find((colour) => colour !== undefined);
      const rightmost = colours.findLast((colour) => colour !== undefined);
      for (const colour of [leftmost, rightmost]) {
        if (colour === undefined) continue;
        edge++;
        if (contrastRatio(colour, PALETTE.sky) >= 4.5) outline++;
      }
    }
    expect(contrastRatio(PALETTE.outline, PALETTE.sky)).toBeGreaterThanOrEqual(4.5);
    // A blossom or a claw may break the outline.
    expect(outline / edge).toBeGreaterThan(0.9);
  });

  test('clouds are pale, so that they do not look like threats', () => {
    for (const name of framesLike(/^cloud/)) {
      const rows = maps.find((map) => map.name === name)?.rows ?? [];
      for (const ink of new Set(rows.join('').replaceAll('.', ''))) {
        expect(contrastRatio(INKS[ink]?.rgb ?? 0, PALETTE.sky)).toBeLessThan(1.5);
      }
    }
  });
});

describe('the font', () => {
  const SAYINGS = [
    'Press SPACE to Start',
    'Tap to start',
    'GAME OVER',
    'Paused',
    'TURBO',
    'HI',
    'Rotate the screen for better experience',
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    'abcdefghijklmnopqrstuvwxyz',
    '0123456789',
    `.,:;!?'"-+/()%&×`,
  ];

  test.each(SAYINGS)('can write "%s"', (saying) => {
    for (const character of saying.replaceAll(' ', ''))
      expect(GLYPHS[character], character).toBeDefined();
  });

  test('has digits of equal advance', () => {
    expect(new Set('0123456789'.split('').map((digit) => GLYPHS[digit]?.advance)).size).toBe(1);
  });

  test('keeps every glyph within its advance and its line', () => {
    for (const { frame, offset, advance } of Object.values(GLYPHS)) {
      expect(offset).toBeGreaterThanOrEqual(0);
      expect(offset + ATLAS[frame].frame.w).toBeLessThan(advance);
      expect(ATLAS[frame].frame.h).toBeLessThan(FONT.lineHeight);
    }
  });

  test('is drawn in white, which stands for any colour', () => {
    const inks = maps
      .filter(({ name }) => /^(glyph|small)-/.test(name))
      .flatMap(({ rows }) => [...rows.join('')]);
    expect(new Set(inks)).toEqual(new Set(['.', 'w']));
  });
});

describe('the asset program rejects', () => {
  const drawn = (text: string): PixelMap[] => parsePixelMaps(text, 'some.txt');

  test.each([
    ['a ragged pixel map', '[gun]\nkk\nk', 'some.txt:3: gun is 2 wide, this row is 1'],
    [
      'a character without a colour',
      '[gun]\nk?',
      "some.txt:2: gun uses '?', which is not in the palette",
    ],
    ['pixels without a name', 'kk', 'some.txt:1: pixels before the first [frame-name]'],
    ['a frame without pixels', '# why\n[gun]\n', 'some.txt:2: gun has no pixels'],
  ])('%s', (_, text, message) => {
    expect(() => drawn(text)).toThrow(message);
  });

  test('two frames with the same name', () => {
    expect(() => checkNoDuplicates(drawn('[gun]\nk\n[gun]\nk'))).toThrow(
      'gun is already drawn in some.txt',
    );
  });

  test('a frame of a size that the rules do not allow', () => {
    expect(() => drawn('[gun]\nkk').forEach(checkSize)).toThrow(
      'gun is 2 x 1 art pixels, it must be 22 x 15',
    );
  });
});
