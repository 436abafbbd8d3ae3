import { cactusGroup, formatSize, hitboxText, OBSTACLE_GUIDE } from '#content';
import {
  type Box,
  DINO_CROUCHING_SIZE,
  DINO_SIZE,
  GROUND_Y,
  MAX_CACTI,
  PTERODACTYL_ALTITUDE,
  PTERODACTYL_SIZE,
  THREATS,
} from '#simulation';
import styles from './parts/guide.module.css';
import { GuideSection } from './parts/GuideSection.tsx';
import {
  Hitbox,
  hitboxSize,
  onGround,
  SpriteImage,
  type SpriteName,
  StageDrawing,
} from './parts/StageDrawing.tsx';

/** Stage px: enough for the widest group and the lowest pterodactyl. */
const DRAWING = { width: 200, height: 160 } as const;

const CACTUS_SIZES = ['small', 'large'] as const;

interface Obstacle {
  readonly name: string;
  readonly pictures: readonly SpriteName[];
  readonly box: Box;
}

/** Every obstacle, and the dino, with hitboxes. The switch works without JavaScript. */
export default function ObstacleGallery() {
  return (
    <GuideSection title={OBSTACLE_GUIDE.title} lead={OBSTACLE_GUIDE.lead}>
      <input type="checkbox" id="show-hitboxes" className={styles.switch} defaultChecked />
      <label htmlFor="show-hitboxes">{OBSTACLE_GUIDE.show}</label>
      <ul className={styles.gallery} aria-label={OBSTACLE_GUIDE.figures}>
        {listObstacles().map((obstacle) => (
          <li key={obstacle.name}>
            <Card {...obstacle} />
          </li>
        ))}
      </ul>
    </GuideSection>
  );
}

function Card({ name, pictures, box }: Obstacle) {
  const placed = { ...box, x: (DRAWING.width - box.width) / 2 };
  const width = box.width / pictures.length;
  return (
    <figure>
      <StageDrawing label={name} {...DRAWING}>
        {pictures.map((picture, index) => (
          <SpriteImage
            key={picture}
            sprite={picture}
            box={{ ...placed, x: placed.x + index * width, width }}
          />
        ))}
        <Hitbox box={placed} />
      </StageDrawing>
      <figcaption>
        <strong>{name}</strong>
        {formatSize(box)}
        <br />
        {hitboxText(hitboxSize(box))}
      </figcaption>
    </figure>
  );
}

/** The boxes are in stage px, with their left edges at 0. */
function listObstacles(): readonly Obstacle[] {
  return [
    { name: OBSTACLE_GUIDE.dino, pictures: ['dino-run-1'], box: onGround(0, DINO_SIZE) },
    {
      name: OBSTACLE_GUIDE.crouchingDino,
      pictures: ['dino-crouch-1'],
      box: onGround(0, DINO_CROUCHING_SIZE),
    },
    ...CACTUS_SIZES.flatMap((size) =>
      Array.from({ length: MAX_CACTI }, (_, index) => cacti(size, index + 1)),
    ),
    {
      name: OBSTACLE_GUIDE.pterodactyl,
      pictures: ['pterodactyl-1'],
      box: { x: 0, y: GROUND_Y - PTERODACTYL_ALTITUDE.min, ...PTERODACTYL_SIZE },
    },
  ];
}

function cacti(size: (typeof CACTUS_SIZES)[number], count: number): Obstacle {
  const { width, height } = THREATS.cactus.sizes[size];
  return {
    name: cactusGroup(size, count),
    pictures: Array.from({ length: count }, (_, index) => `cactus-${size}-${index + 1}` as const),
    box: onGround(0, { width: width * count, height }),
  };
}
