import { NO_INPUT } from '#simulation';
import { ahead, bottom, type Box, onFoot, type Scene } from './moment.ts';
import { runAndShoot, runWell, withTurbo } from './player.ts';

/** Area of the lettering in a social picture, stage px. */
const LETTERING = { left: 240, right: 650, top: 70, bottom: 210 };

export const SCENES = {
  jump: {
    day: 'clear',
    play: runWell,
    scores: { from: 20, to: 99 },
    shows: ({ dino, obstacles, clouds }) =>
      dino.velocityY < -3 &&
      dino.velocityY > -6 &&
      obstacles.some(
        (group) => group.type === 'large' && group.multiple >= 2 && ahead(group, dino, 10, 60),
      ) &&
      clouds.every((cloud) => !covers(cloud, LETTERING)),
  },
  themes: {
    play: () => NO_INPUT,
    scores: { from: 5, to: 200 },
    shows: ({ dino, obstacles }) =>
      onFoot(dino) &&
      obstacles.some(
        (group) => group.type === 'large' && group.multiple === 1 && ahead(group, dino, 100, 130),
      ),
  },
  duck: {
    play: runWell,
    scores: { from: 200, to: 600 },
    shows: ({ dino, monsters, clouds }) =>
      dino.crouching &&
      monsters.some((monster) => ahead(monster, dino, 10, 50) && dino.y - bottom(monster) > 8) &&
      clouds.some((cloud) => cloud.x > 66 && cloud.x < 145) &&
      clouds.every((cloud) => !covers(cloud, LETTERING)),
  },
  shoot: {
    play: runAndShoot,
    // By day, which makes the lettering readable.
    scores: { from: 200, to: 690 },
    shows: ({ dino, monsters, bullets, clouds }) =>
      onFoot(dino) &&
      bullets.length === 2 &&
      bullets.some((bullet) => bullet.x < dino.x + 140) &&
      monsters.some(
        (monster) =>
          monster.y > 200 &&
          monster.x > 420 &&
          monster.x < 520 &&
          bullets.some((bullet) => monster.x - bullet.x > 25 && monster.x - bullet.x < 60),
      ) &&
      clouds.some((cloud) => cloud.x > 66 && cloud.x < 145) &&
      [...bullets, ...monsters, ...clouds].every((one) => !covers(one, LETTERING)),
  },
  night: {
    play: runWell,
    scores: { from: 740, to: 880 },
    shows: ({ dino, obstacles, monsters }) =>
      dino.jumping &&
      Math.abs(dino.velocityY) < 6 &&
      obstacles.some((group) => group.multiple >= 2 && ahead(group, dino, -20, 80)) &&
      monsters.some((monster) => monster.x > 600 && monster.x < 950),
  },
  alone: {
    play: runWell,
    scores: { from: 30, to: 99 },
    shows: ({ dino, obstacles, clouds }) =>
      onFoot(dino) &&
      obstacles.some(
        (group) => group.type === 'small' && group.multiple === 1 && ahead(group, dino, 250, 400),
      ) &&
      clouds.every((cloud) => !covers(cloud, LETTERING)),
  },
  screenshot: {
    play: withTurbo(runAndShoot, 250),
    scores: { from: 250, to: 900 },
    shows: ({ dino, turboTimeLeft, monsters, bullets, clouds }) =>
      turboTimeLeft > 500 &&
      onFoot(dino) &&
      monsters.some((monster) => monster.x > 450 && monster.x < 850) &&
      bullets.some((bullet) => bullet.x > 260 && bullet.x < 600) &&
      clouds.length >= 2,
  },
} as const satisfies Readonly<Record<string, Scene>>;

export type SceneName = keyof typeof SCENES;

function covers(cloud: Box, place: typeof LETTERING): boolean {
  const beside = cloud.x + cloud.width < place.left || cloud.x > place.right;
  return !beside && bottom(cloud) > place.top && cloud.y < place.bottom;
}
