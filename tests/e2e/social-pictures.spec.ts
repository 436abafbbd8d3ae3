/** The pictures are made as `npm run pictures` makes them. */
import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { build } from '../../assets/build.ts';
import { readBareStageAt } from '../../assets/pictures/game-page.ts';
import { findMoment } from '../../assets/pictures/moment.ts';
import { SCENES } from '../../assets/pictures/scenes.ts';
import { composeSocialPicture, DENSITY, SOCIAL_PICTURES } from '../../assets/pictures/social.ts';
import { expect, PICTURE_VIEWPORT, test } from './game.ts';

test.use({ viewport: PICTURE_VIEWPORT, deviceScaleFactor: DENSITY });

for (const [name, social] of Object.entries(SOCIAL_PICTURES)) {
  test(`${name} shows the stage as it is`, async ({ page }) => {
    const moment = findMoment(SCENES[social.scene]);
    const stage = await readBareStageAt(page, '/?debug&renderer=webgl', moment);
    const { width, height, rgba } = composeSocialPicture(stage, social, build().maps);
    const file = new URL(`../../public/pictures/${name}.png`, import.meta.url);
    const kept = PNG.sync.read(readFileSync(file));
    expect([width, height]).toEqual([1200, 630]);
    expect(kept.data.equals(rgba)).toBe(true);
  });
}
