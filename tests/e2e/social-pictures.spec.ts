/** The pictures of link previews show the stage as it is, made as `npm run pictures` makes them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import { build } from '../../assets/build.ts';
import { readBareStageAt } from '../../assets/pictures/game-page.ts';
import { findMoment, SCENES } from '../../assets/pictures/scenes.ts';
import { composeSocialPicture, DENSITY, SOCIAL_PICTURES } from '../../assets/pictures/social.ts';
import { IS_ALL } from '../tools/is-all.ts';
import { expect, PICTURE_VIEWPORT, test } from './game.ts';

test.use({ viewport: PICTURE_VIEWPORT, deviceScaleFactor: DENSITY });

/**
 * A change of the stage shows in each of them, so one is enough; `npm run test:all` compares all.
 */
const compared = Object.entries(SOCIAL_PICTURES).slice(0, IS_ALL ? undefined : 1);

for (const [name, social] of compared) {
  test(`${name} shows the stage as it is`, async ({ page }) => {
    const stage = await readBareStageAt(
      page,
      '/?debug&renderer=webgl',
      findMoment(SCENES[social.scene]),
    );
    const { width, height, rgba } = composeSocialPicture(stage, social, build().maps);
    const kept = PNG.sync.read(
      readFileSync(path.resolve(import.meta.dirname, `../../public/pictures/${name}.png`)),
    );
    expect({ width, height, same: kept.data.equals(rgba) }).toEqual({
      width: 1200,
      height: 630,
      same: true,
    });
  });
}
