import { formatSize, hitboxWords, OBSTACLE_GUIDE } from '#content';
import styles from './parts/guide.module.css';
import { GuideSection } from './parts/GuideSection.tsx';
import { Figure, Hitbox, hitboxSize, Scene } from './parts/Scene.tsx';
import { listObstacles, type Obstacle } from './parts/obstacles.ts';

/**
 * Width and height of each scene, px of the stage: room for the widest group and the lowest
 * pterodactyl.
 */
const SCENE = { width: 200, height: 160 } as const;

/** Every obstacle, and the dino, with its hitbox. The switch works without a script. */
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
  const placed = { ...box, x: (SCENE.width - box.width) / 2 };
  const width = box.width / pictures.length;
  return (
    <figure>
      <Scene label={name} {...SCENE}>
        {pictures.map((picture, index) => (
          <Figure
            key={picture}
            picture={picture}
            box={{ ...placed, x: placed.x + index * width, width }}
          />
        ))}
        <Hitbox box={placed} />
      </Scene>
      <figcaption>
        <strong>{name}</strong>
        {formatSize(box)}
        <br />
        {hitboxWords(hitboxSize(box))}
      </figcaption>
    </figure>
  );
}
