/** Takes pictures of the running game: `npm run pictures`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { build } from '../build.ts';
import { type Area, blankPicture, copy, type Picture, thin } from '../picture.ts';
import { encodePng } from '../png.ts';
import { type AppScreen, withGame } from './game-page.ts';
import { findMoment, type SceneName, SCENES } from './scenes.ts';
import { composeSocialPicture, DENSITY, SOCIAL_PICTURES } from './social.ts';
import type { Theme } from '#stage';

const THEMES = ['default', 'monochrome', 'contrast'] as const satisfies readonly Theme[];

/** Pictures of the whole stage, each named for its scene. */
const STAGE_PICTURES = [
  'screenshot',
  'jump',
  'duck',
  'night',
] as const satisfies readonly SceneName[];
const APP_SCREENS = ['wide', 'narrow'] as const satisfies readonly AppScreen[];

/** Side of an art pixel, stage px. */
const ART_PIXEL = 2;

/** The dino and what is in front of it, down to the lower edge of the stage, art px. */
const PART: Area = { left: 34, top: 122, width: 280, height: 68 };

const { maps } = build();

await withGame(async ({ bareStageAt, pageAt, readyStage, stageAt }) => {
  write('dino-assets/poster.png', await readyStage('mouse'));
  write('dino-assets/poster-touch.png', await readyStage('touch'));
  write('dino-assets/poster-phone.png', await readyStage('phone'));
  write('dino-assets/poster-narrow.png', await readyStage('narrow'));
  for (const name of STAGE_PICTURES)
    write(`pictures/${name}.png`, await stageAt(findMoment(SCENES[name]), 1));
  for (const screen of APP_SCREENS) {
    save(`pictures/app-${screen}.png`, await pageAt(findMoment(SCENES.duck), screen));
  }
  for (const theme of THEMES) {
    write(
      `pictures/theme-${theme}.png`,
      cropThemePicture(await stageAt(findMoment(SCENES.themes), 1, theme)),
    );
  }
  for (const [name, social] of Object.entries(SOCIAL_PICTURES)) {
    const stage = await bareStageAt(findMoment(SCENES[social.scene]), DENSITY);
    write(`pictures/${name}.png`, composeSocialPicture(stage, social, maps));
  }
});

/**
 * For the settings, one pixel for each art pixel.
 * @param stage 1000 x 380 pixels.
 */
function cropThemePicture(stage: Picture): Picture {
  const picture = blankPicture(PART.width, PART.height);
  copy(thin(stage, ART_PIXEL), PART, picture, 0, 0);
  return picture;
}

function write(path: string, picture: Picture): void {
  save(path, encodePng(picture));
}

function save(path: string, png: Buffer): void {
  const file = new URL(`../../public/${path}`, import.meta.url);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, png);
  console.log(`public/${path}: ${png.length} bytes`);
}
