import type { VariantName } from '#content';
import { createRun, INPUT, NO_INPUT, type RunView, type Snapshot } from '#simulation';
import type { Theme } from '#stage';
import { PALETTE } from '#stage/data';
import { type Area, blankPicture, copy, fill, type Picture, reduceColours } from '../picture.ts';
import type { Game } from './game-page.ts';
import { ahead, type Box, findMoment, type Moment, onFoot, type Scene } from './moment.ts';
import { runAndShoot, runFar, runWell, unarmed, withTurbo } from './player.ts';
import { SIZE } from './social.ts';

/** Pixels for each stage px, and where the picture begins, stage px. All reach the lower edge. */
const FRAMES = {
  near: { density: 3, left: 40 },
  middle: { density: 2.5, left: 30 },
  wide: { density: 2, left: 20 },
  /** With the volcano. */
  right: { density: 2, left: 84 },
} as const;

/** The part of a phone with the dino and the arrows below it, px. */
const PHONE: Area = { left: 0, top: 682, ...SIZE };

/** Between two halves, px. */
const LINE = 6;

interface VariantPicture {
  readonly scene: Scene;
  readonly frame: keyof typeof FRAMES | 'phone';
  readonly debug?: boolean;
  /** Plays the run of a ghost. */
  readonly raced?: (view: RunView) => number;
  /** With two, each has a half. */
  readonly themes?: readonly [left: Theme, right?: Theme];
}

type Dino = Snapshot['dino'];
type Cacti = Snapshot['obstacles'][number];

const isSmall = ({ type, multiple }: Cacti, count: number) =>
  type === 'small' && multiple === count;
const isLarge = ({ type, multiple }: Cacti, count: number) =>
  type === 'large' && multiple === count;

/** Whether the dino's top edge is between these heights. */
function isAt({ y }: Dino, top: number, lowest: number): boolean {
  return y > top && y < lowest;
}

function rises({ velocityY }: Dino): boolean {
  return velocityY < 0;
}

/** Whether nothing but the dino stands or flies within the picture. */
function isAlone({ obstacles, monsters }: Snapshot): boolean {
  return [...obstacles, ...monsters].every(({ x, width }: Box) => x > 480 || x + width < 0);
}

/** What each variant's page and its link preview show: something that the page is about. */
export const VARIANT_PICTURES: { readonly [Name in VariantName]: VariantPicture } = {
  'chrome-dino': {
    frame: 'middle',
    scene: {
      day: 'clear',
      play: unarmed(runFar),
      scores: { from: 130, to: 690 },
      shows: ({ dino, weapon, obstacles }) =>
        !dino.hasWeapon &&
        !weapon.visible &&
        isAt(dino, 140, 190) &&
        obstacles.some((cacti) => isLarge(cacti, 3) && ahead(cacti, dino, 0, 140)),
    },
  },
  chromedino: {
    frame: 'near',
    scene: {
      play: runWell,
      scores: { from: 15, to: 60 },
      shows: ({ dino, obstacles }) =>
        rises(dino) &&
        isAt(dino, 185, 215) &&
        obstacles.some((cacti) => isSmall(cacti, 1) && ahead(cacti, dino, 60, 240)),
    },
  },
  'dino-game': {
    frame: 'middle',
    debug: true,
    scene: {
      day: 'clear',
      play: unarmed(runFar),
      scores: { from: 220, to: 690 },
      shows: ({ dino, monsters }) =>
        dino.crouching && monsters.some((monster) => ahead(monster, dino, 20, 110)),
    },
  },
  'dino-run': {
    frame: 'near',
    scene: {
      day: 'golden',
      play: unarmed(runFar),
      scores: { from: 130, to: 690 },
      shows: ({ dino, obstacles }) =>
        !dino.hasWeapon &&
        isAt(dino, 190, 235) &&
        obstacles.some((cacti) => isSmall(cacti, 3) && ahead(cacti, dino, 100, 220)),
    },
  },
  'google-dino': {
    frame: 'near',
    scene: {
      day: 'rain',
      play: unarmed(runFar),
      scores: { from: 330, to: 690 },
      shows: (now) => onFoot(now.dino) && isAlone(now),
    },
  },
  'run-dino-run': {
    frame: 'middle',
    scene: {
      day: 'sand',
      play: withTurbo(runFar, 250),
      scores: { from: 250, to: 430 },
      shows: ({ dino, turboTimeLeft, obstacles }) =>
        turboTimeLeft > 600 &&
        turboTimeLeft < 2500 &&
        isAt(dino, 140, 200) &&
        obstacles.some((cacti) => ahead(cacti, dino, 100, 260)),
    },
  },
  't-rex-chrome': {
    frame: 'right',
    scene: {
      play: (view) => runFar(view) | (runAndShoot(view) & INPUT.shoot),
      // The night of the volcano.
      scores: { from: 2110, to: 2280 },
      shows: ({ dino, monsters, bullets }) =>
        dino.jumping &&
        monsters.some(
          ({ x, y }) =>
            x > 400 &&
            x < 480 &&
            y > 150 &&
            bullets.some((bullet) => x - bullet.x > 40 && x - bullet.x < 140),
        ),
    },
  },
  'offline-dinosaurus': {
    frame: 'near',
    scene: {
      day: 'snow',
      play: unarmed(runFar),
      scores: { from: 330, to: 690 },
      shows: ({ dino, obstacles }) =>
        rises(dino) &&
        isAt(dino, 190, 240) &&
        obstacles.some((cacti) => isSmall(cacti, 2) && ahead(cacti, dino, 40, 200)),
    },
  },
  'chrome-dino-game': {
    frame: 'wide',
    scene: {
      play: unarmed(runFar),
      // The night of the aurora.
      scores: { from: 1430, to: 1590 },
      shows: ({ dino, obstacles, monsters }) =>
        isAt(dino, 80, 190) &&
        obstacles.some((cacti) => ahead(cacti, dino, -20, 120)) &&
        monsters.some((monster) => ahead(monster, dino, 30, 400)),
    },
  },
  'google-game-dino': {
    frame: 'near',
    themes: ['monochrome', 'default'],
    scene: {
      day: 'clear',
      play: unarmed(runWell),
      scores: { from: 120, to: 600 },
      shows: ({ dino, obstacles }) =>
        onFoot(dino) &&
        obstacles.some((cacti) => isLarge(cacti, 1) && ahead(cacti, dino, 190, 240)),
    },
  },
  't-rex-chrome-dino-game': {
    frame: 'middle',
    scene: {
      play: runFar,
      // The herd is near the dino.
      scores: { from: 825, to: 870 },
      shows: (now) => onFoot(now.dino) && isAlone(now),
    },
  },
  'dino-run-game': {
    frame: 'phone',
    scene: {
      // Neither weapon nor turbo is ready, so the phone shows no buttons for them.
      play: withTurbo(runWell, 10),
      scores: { from: 42, to: 70 },
      shows: ({ dino, obstacles }) =>
        onFoot(dino) && obstacles.some((cacti) => ahead(cacti, dino, 200, 330)),
    },
  },
  't-rex-chrome-dino': {
    frame: 'wide',
    // At 700 it is as far ahead as a dino is long, and higher in the same jump.
    raced: withTurbo(runFar, 690),
    scene: {
      play: runFar,
      scores: { from: 697, to: 712 },
      shows: ({ dino, obstacles }) =>
        rises(dino) &&
        isAt(dino, 215, 262) &&
        obstacles.some((cacti) => ahead(cacti, dino, 150, 290)),
    },
  },
};

export async function takeVariantPicture(
  { bareStageAt, phoneAt }: Game,
  { scene, frame, debug = false, raced, themes = ['default'] }: VariantPicture,
): Promise<Picture> {
  const [theme, other] = themes;
  const moment = findMoment(scene);
  const picture = blankPicture(SIZE.width, SIZE.height);
  if (frame === 'phone') {
    copy(await phoneAt(moment), PHONE, picture, 0, 0);
    return picture;
  }
  const { density, left } = FRAMES[frame];
  const look = { debug, theme, ...(raced && { raced: playOut(moment, raced) }) };
  const stage = await bareStageAt(moment, density, look);
  const part = { left: left * density, top: stage.height - SIZE.height, ...SIZE };
  copy(stage, part, picture, 0, 0);
  if (other !== undefined) {
    const half = SIZE.width / 2;
    const otherStage = await bareStageAt(moment, density, { ...look, theme: other });
    copy(otherStage, { ...part, left: part.left + half, width: half }, picture, half, 0);
    fill(picture, half - LINE / 2, 0, LINE, SIZE.height, PALETTE.outline);
  }
  return reduceColours(picture, 256);
}

/** The inputs of a run on the same course that ends after the moment. */
function playOut({ seed, inputs }: Moment, play: (view: RunView) => number): readonly number[] {
  const run = createRun(seed);
  const { view } = run;
  const played: number[] = [];
  while (!view.gameOver) {
    const input = view.steps < inputs.length ? play(view) : NO_INPUT;
    played.push(input);
    run.step(input);
  }
  return played;
}
