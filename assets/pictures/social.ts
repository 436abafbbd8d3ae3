import { SITE } from '#content';
import { layOutText, PALETTE } from '#stage/data';
import { CLEAR } from '../palette.ts';
import { type Area, blankPicture, copy, fill, type Picture } from '../picture.ts';
import type { PixelMap } from '../pixel-maps.ts';
import type { SceneName } from './scenes.ts';

/** The size that link previews expect, pixels. */
export const SIZE = { width: 1200, height: 630 } as const;

const TITLE_SCALE = 8;
const LINE_SCALE = 4;
/** From the top of the title to the top of the line below it, pixels. */
const LINE_BELOW = 176;

/** Pixels for each stage px. */
export const DENSITY = 2;
/** 600 x 315 px of the stage: the ground and the sky above it. */
const PART: Area = { left: 132, top: 130, ...SIZE };
const TITLE = { left: 384, top: 36 } as const;

/** For a line on the night sky. */
const STARLIGHT = 0xfff9ea;

interface SocialPicture {
  readonly scene: SceneName;
  readonly line: string;
  /** The colour of the line, 0xRRGGBB. */
  readonly ink?: number;
}

/** By file name. */
export const SOCIAL_PICTURES = {
  'og-jump': { scene: 'jump', line: 'Free in your browser' },
  'og-duck': { scene: 'duck', line: 'Duck, and run on' },
  'og-shoot': { scene: 'shoot', line: 'Take aim' },
  'og-history': { scene: 'night', line: 'How it all began', ink: STARLIGHT },
  'og-creators': { scene: 'alone', line: 'Who created it?' },
} as const satisfies Readonly<Record<string, SocialPicture>>;

/** A picture of the stage with the game's name and a line of text in the sky. */
export function composeSocialPicture(
  stage: Picture,
  { line, ink = PALETTE.text }: SocialPicture,
  maps: readonly PixelMap[],
): Picture {
  const picture = blankPicture(SIZE.width, SIZE.height);
  copy(stage, PART, picture, 0, 0);
  writeTitle(picture, maps, { text: SITE.name, ...TITLE, scale: TITLE_SCALE });
  const place = { left: TITLE.left, top: TITLE.top + LINE_BELOW, scale: LINE_SCALE };
  writeLine(picture, maps, { text: line, ...place }, ink);
  return picture;
}

interface Lettering {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Rows at the top of the capitals that are lit, art pixels. */
const LIT_ROWS = 6;

/** The outline: all around a stroke, and once more below it, so that letters look solid. */
const OUTLINE: readonly Point[] = [-1, 0, 1].flatMap((x) => [-1, 0, 1, 2].map((y) => ({ x, y })));

/** In the plain letters of the stage. @param rgb 0xRRGGBB. */
function writeLine(
  picture: Picture,
  maps: readonly PixelMap[],
  line: Lettering,
  rgb: number,
): void {
  for (const point of strokesOf(line.text, maps)) dot(picture, line, point, rgb);
}

/** In the dino's colours: brick, lit from above, with an outline. */
function writeTitle(picture: Picture, maps: readonly PixelMap[], line: Lettering): void {
  const strokes = strokesOf(line.text, maps);
  for (const { x, y } of strokes) {
    for (const by of OUTLINE) dot(picture, line, { x: x + by.x, y: y + by.y }, PALETTE.outline);
  }
  for (const point of strokes)
    dot(picture, line, point, point.y < LIT_ROWS ? PALETTE.apricot : PALETTE.brick);
}

function strokesOf(text: string, maps: readonly PixelMap[]): Point[] {
  return layOutText(text).glyphs.flatMap(({ frame, x }) => {
    const rows = maps.find(({ name }) => name === frame)?.rows ?? [];
    return rows.flatMap((row, y) =>
      [...row].flatMap((character, column) => (character === CLEAR ? [] : [{ x: x + column, y }])),
    );
  });
}

function dot(
  picture: Picture,
  { left, top, scale }: Lettering,
  { x, y }: Point,
  rgb: number,
): void {
  fill(picture, left + x * scale, top + y * scale, scale, scale, rgb);
}
