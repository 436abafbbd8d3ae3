/** Takes pictures of the running game: `npm run pictures`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadVariant, pictureOf, VARIANTS } from '#content';
import { build } from '../build.ts';
import { type Area, blankPicture, copy, type Picture, reduceColours, thin } from '../picture.ts';
import { encodePng } from '../png.ts';
import { type AppScreen, type ReadyScreen, withGame } from './game-page.ts';
import { findMoment } from './moment.ts';
import { type SceneName, SCENES } from './scenes.ts';
import { composeSocialPicture, DENSITY, SOCIAL_PICTURES } from './social.ts';
import { takeVariantPicture, VARIANT_PICTURES } from './variants.ts';
import type { Theme } from '#stage';

const THEMES = ['default', 'monochrome', 'contrast'] as const satisfies readonly Theme[];

/** Pictures of the whole stage, each named for its scene. */
const STAGE_PICTURES = [
  'screenshot',
  'jump',
  'duck',
  'night',
] as const satisfies readonly SceneName[];
const POSTER_FORMS: readonly (readonly [form: string, screen: ReadyScreen])[] = [
  ['', 'mouse'],
  ['-touch', 'touch'],
  ['-phone', 'phone'],
  ['-narrow', 'narrow'],
];
const APP_SCREENS = ['wide', 'narrow'] as const satisfies readonly AppScreen[];

/** Side of an art pixel, stage px. */
const ART_PIXEL = 2;

/** The dino and what is in front of it, down to the lower edge of the stage, art px. */
const PART: Area = { left: 34, top: 122, width: 280, height: 68 };

const { maps } = build();

/** Takes only pictures with this in their path. */
const [only = ''] = process.argv.slice(2);

await withGame(async (game) => {
  const { bareStageAt, pageAt, readyStage, stageAt } = game;
  for (const [form, screen] of POSTER_FORMS) {
    await write(`dino-assets/poster${form}.png`, () => readyStage(screen));
    for (const { name } of VARIANTS) {
      const { opening } = await loadVariant(name);
      await write(`dino-assets/poster-${opening.name}${form}.png`, async () =>
        reduceColours(await readyStage(screen, name), 256),
      );
    }
  }
  await write('dino-assets/poster-upright.png', () => readyStage('frame'));
  for (const name of STAGE_PICTURES)
    await write(`pictures/${name}.png`, () => stageAt(findMoment(SCENES[name]), 1));
  for (const screen of APP_SCREENS)
    await write(`pictures/app-${screen}.png`, () => pageAt(findMoment(SCENES.duck), screen));
  for (const theme of THEMES) {
    await write(`pictures/theme-${theme}.png`, async () =>
      cropThemePicture(await stageAt(findMoment(SCENES.themes), 1, { theme })),
    );
  }
  for (const [name, social] of Object.entries(SOCIAL_PICTURES)) {
    await write(`pictures/${name}.png`, async () => {
      const stage = await bareStageAt(findMoment(SCENES[social.scene]), DENSITY);
      return composeSocialPicture(stage, social, maps);
    });
  }
  for (const { name } of VARIANTS)
    await write(pictureOf(name).slice(1), () => takeVariantPicture(game, VARIANT_PICTURES[name]));
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

async function write(path: string, take: () => Promise<Picture | Buffer>): Promise<void> {
  if (!path.includes(only)) return;
  const taken = await take();
  const png = Buffer.isBuffer(taken) ? taken : encodePng(taken);
  const file = new URL(`../../public/${path}`, import.meta.url);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, png);
  console.log(`public/${path}: ${png.length} bytes`);
}
