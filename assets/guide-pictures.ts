import { blankPicture, paint, type Picture } from './picture.ts';
import type { PixelMap } from './pixel-maps.ts';

/** The pixel maps that the figures of the guide show, one picture each. */
const MAPS = [
  'dino-run-1',
  'dino-jump',
  'dino-crouch-1',
  'cactus-small-1',
  'cactus-small-2',
  'cactus-small-3',
  'cactus-large-1',
  'cactus-large-2',
  'cactus-large-3',
  'pterodactyl-1',
  'moon-1',
  'moon-2',
  'moon-3',
  'moon-4',
  'moon-5',
  'moon-6',
  'moon-7',
] as const;

/** Pictures of single figures on a transparent ground, by name: one pixel for each art pixel. */
export function drawGuidePictures(find: (name: string) => PixelMap): ReadonlyMap<string, Picture> {
  return new Map(
    MAPS.map((name) => {
      const map = find(name);
      const picture = blankPicture(map.width, map.height);
      paint(picture, map, 0, 0);
      return [`guide-${name}`, picture];
    }),
  );
}
