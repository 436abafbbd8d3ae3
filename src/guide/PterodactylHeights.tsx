import {
  altitudeRange,
  formatPercent,
  PTERODACTYL_GUIDE,
  pterodactylAt,
  pterodactylFigure,
  pterodactylLead,
} from '#content';
import {
  type Box,
  CLOSE_PAIR_SCORE,
  DINO_CROUCHING_SIZE,
  DINO_SIZE,
  GROUND_Y,
  passingAltitude,
  PTERODACTYL_ALTITUDE,
  PTERODACTYL_SCORE,
  PTERODACTYL_SIZE,
} from '#simulation';
import { DataTable } from '#ui';
import styles from './parts/guide.module.css';
import { GuideSection } from './parts/GuideSection.tsx';
import { Hitbox, onGround, SpriteImage, StageDrawing } from './parts/StageDrawing.tsx';

const { min, max } = PTERODACTYL_ALTITUDE;

const PASSING = passingAltitude(0);

interface Heights {
  /** Altitudes of the top edge above the ground, whole px, both included. */
  readonly from: number;
  readonly to: number;
  /** Share of all pterodactyls, 0 to 1. Each altitude is equally likely. */
  readonly share: number;
  readonly hitsStanding: boolean;
}

const shareOf = (from: number, to: number) => (to - from + 1) / (max - min + 1);

export const HEIGHTS: readonly Heights[] = [
  { from: min, to: PASSING - 1, share: shareOf(min, PASSING - 1), hitsStanding: true },
  { from: PASSING, to: max, share: shareOf(PASSING, max), hitsStanding: false },
];

/** Stage px. */
const DRAWING = { width: 280, height: 220 } as const;
/** Left edges, px. A pterodactyl is right above each dino. */
const LEFT = { standing: 24, crouching: 138 } as const;

export default function PterodactylHeights() {
  const [low, high] = HEIGHTS;
  const { hit, safe } = PTERODACTYL_GUIDE;
  return (
    <GuideSection
      title={PTERODACTYL_GUIDE.title}
      lead={pterodactylLead(PTERODACTYL_SCORE, CLOSE_PAIR_SCORE)}
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
  const standing = onGround(LEFT.standing, DINO_SIZE);
  const crouching = onGround(LEFT.crouching, DINO_CROUCHING_SIZE);
  const above = ({ x, width }: Box) => ({
    x: x + (width - PTERODACTYL_SIZE.width) / 2,
    y: GROUND_Y - altitude,
    ...PTERODACTYL_SIZE,
  });
  return (
    <li>
      <figure>
        <StageDrawing label={pterodactylFigure(altitude, hitsStanding)} {...DRAWING}>
          <SpriteImage sprite="dino-run-1" box={standing} />
          <SpriteImage sprite="dino-crouch-1" box={crouching} />
          {[standing, crouching].map((dino) => (
            <g key={dino.x}>
              <SpriteImage sprite="pterodactyl-1" box={above(dino)} />
              <Hitbox box={dino} />
              <Hitbox box={above(dino)} />
            </g>
          ))}
        </StageDrawing>
        <figcaption>{pterodactylAt(altitude)}</figcaption>
      </figure>
    </li>
  );
}
