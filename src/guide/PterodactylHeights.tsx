import {
  altitudeRange,
  formatPercent,
  PTERODACTYL_GUIDE,
  pterodactylAt,
  pterodactylFigure,
  pterodactylLead,
} from '#content';
import {
  CLOSE_SCORE,
  DINO_CROUCHING_SIZE,
  DINO_SIZE,
  GROUND_Y,
  PTERODACTYL_SCORE,
  PTERODACTYL_SIZE,
  type Size,
} from '#simulation';
import { DataTable } from '#ui';
import styles from './parts/guide.module.css';
import { GuideSection } from './parts/GuideSection.tsx';
import { PICTURES } from './parts/pictures.ts';
import { type Heights, HEIGHTS } from './parts/pterodactyl-heights.ts';
import { Figure, Hitbox, Scene } from './parts/Scene.tsx';

/** Width and height of each scene, px of the stage. */
const SCENE = { width: 280, height: 220 } as const;
/** Left edges, px: the standing dino, the ducking one, and the pterodactyls right above them. */
const LEFT = { standing: 24, crouching: 138 } as const;

/**
 * The lowest and the highest pterodactyl over a dino that stands and one that ducks, and what is to
 * be done.
 */
export default function PterodactylHeights() {
  const [low, high] = HEIGHTS;
  const { hit, safe } = PTERODACTYL_GUIDE;
  return (
    <GuideSection
      title={PTERODACTYL_GUIDE.title}
      lead={pterodactylLead(PTERODACTYL_SCORE, CLOSE_SCORE)}
    >
      <ul className={`${styles.gallery} ${styles.pair}`}>
        {low !== undefined && <Card altitude={low.from} {...low} />}
        {high !== undefined && <Card altitude={high.to} {...high} />}
      </ul>
      <DataTable
        caption={PTERODACTYL_GUIDE.table}
        columns={[
          PTERODACTYL_GUIDE.height,
          PTERODACTYL_GUIDE.share,
          PTERODACTYL_GUIDE.standing,
          PTERODACTYL_GUIDE.ducking,
        ]}
        rows={HEIGHTS.map(({ from, to, share, hitsStanding }) => [
          altitudeRange(from, to),
          formatPercent(share),
          hitsStanding ? hit : safe,
          safe,
        ])}
      />
    </GuideSection>
  );
}

function Card({
  altitude,
  hitsStanding,
}: Pick<Heights, 'hitsStanding'> & { readonly altitude: number }) {
  const onGround = (x: number, { width, height }: Size) => ({
    x,
    y: GROUND_Y - height,
    width,
    height,
  });
  const standing = onGround(LEFT.standing, DINO_SIZE);
  const crouching = onGround(LEFT.crouching, DINO_CROUCHING_SIZE);
  const above = ({ x, width }: { readonly x: number; readonly width: number }) => ({
    x: x + (width - PTERODACTYL_SIZE.width) / 2,
    y: GROUND_Y - altitude,
    ...PTERODACTYL_SIZE,
  });
  return (
    <li>
      <figure>
        <Scene label={pterodactylFigure(altitude, hitsStanding)} {...SCENE}>
          <Figure picture={PICTURES.running} box={standing} />
          <Figure picture={PICTURES.crouching} box={crouching} />
          {[standing, crouching].map((dino) => (
            <g key={dino.x}>
              <Figure picture={PICTURES.pterodactyl} box={above(dino)} />
              <Hitbox box={dino} />
              <Hitbox box={above(dino)} />
            </g>
          ))}
        </Scene>
        <figcaption>{pterodactylAt(altitude)}</figcaption>
      </figure>
    </li>
  );
}
