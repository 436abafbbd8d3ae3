import { type Area, blankPicture, copy, type Picture, thin } from '../picture.ts';

/** Side of an art pixel, stage px. */
const ART_PIXEL = 2;

/** The dino and what is in front of it, down to the lower edge of the stage, art px. */
const PART: Area = { left: 34, top: 122, width: 280, height: 68 };

/**
 * A small picture of a theme for the settings, one pixel for each art pixel.
 * @param stage 1000 x 380 pixels.
 */
export function cropThemePicture(stage: Picture): Picture {
  const picture = blankPicture(PART.width, PART.height);
  copy(thin(stage, ART_PIXEL), PART, picture, 0, 0);
  return picture;
}
