import { SITE } from '#content';
import { STAGE_COLOURS } from '../palette.ts';
import { type Area, blankPicture, copy, type Picture } from '../picture.ts';
import type { PixelMap } from '../pixel-maps.ts';
import { writeLine, writeTitle } from './lettering.ts';
import type { SceneName } from './scenes.ts';

/** The size that link previews expect, pixels. */
const SIZE = { width: 1200, height: 630 } as const;

const TITLE_SCALE = 8;
const LINE_SCALE = 4;
/** From the top of the title to the top of the line below it, pixels. */
const LINE_BELOW = 176;

/** Side of a stage pixel in a social picture. */
export const DENSITY = 2;
/**
 * The part of the stage's picture that is shown: 600 x 315 px of the stage, the ground and the sky
 * above it.
 */
const PART: Area = { left: 132, top: 130, ...SIZE };
const TITLE = { left: 384, top: 36 } as const;

/** The colour of the stars, for a line on the night sky. */
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
  'og-turbo': { scene: 'turbo', line: 'Faster, with turbo' },
  'og-history': { scene: 'night', line: 'How it all began', ink: STARLIGHT },
  'og-creators': { scene: 'alone', line: 'Who created it?' },
} as const satisfies Readonly<Record<string, SocialPicture>>;

/** A picture of the stage with the game's name and a line of text in the sky. */
export function composeSocialPicture(
  stage: Picture,
  { line, ink = STAGE_COLOURS.text }: SocialPicture,
  maps: readonly PixelMap[],
): Picture {
  const picture = blankPicture(SIZE.width, SIZE.height);
  copy(stage, PART, picture, 0, 0);
  writeTitle(picture, maps, { text: SITE.name, ...TITLE, scale: TITLE_SCALE });
  const place = { left: TITLE.left, top: TITLE.top + LINE_BELOW, scale: LINE_SCALE };
  writeLine(picture, maps, { text: line, ...place }, ink);
  return picture;
}
