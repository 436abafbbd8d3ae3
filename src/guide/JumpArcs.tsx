import {
  formatLength,
  formatNumber,
  formatSpeed,
  JUMP_GUIDE,
  jumpFigure,
  jumpLead,
} from '#content';
import { DINO_SIZE, GROUND_Y } from '#simulation';
import { DataTable } from '#ui';
import styles from './parts/guide.module.css';
import { GuideSection } from './parts/GuideSection.tsx';
import {
  type Jump,
  JUMP_HEIGHT,
  JUMP_LENGTHS,
  JUMP_SECONDS,
  listJumps,
  metres,
} from './parts/facts.ts';
import { onGround, SpriteImage, StageDrawing } from './parts/StageDrawing.tsx';

/** Stage px. */
const DRAWING = { width: 940, height: 290 } as const;
/** Where the dino's middle is at take-off, px from the scene's left edge. */
const START = 64;

export default function JumpArcs() {
  const jumps = listJumps();
  const dino = onGround(START - DINO_SIZE.width / 2, DINO_SIZE);
  return (
    <GuideSection title={JUMP_GUIDE.title} lead={jumpLead(JUMP_SECONDS, metres(JUMP_HEIGHT))}>
      <StageDrawing label={jumpFigure(JUMP_LENGTHS.from, JUMP_LENGTHS.to)} {...DRAWING}>
        <SpriteImage sprite="dino-run-1" box={dino} />
        {jumps.map((jump) => (
          <Arc key={jump.score} {...jump} />
        ))}
      </StageDrawing>
      <DataTable
        caption={JUMP_GUIDE.table}
        columns={[JUMP_GUIDE.score, JUMP_GUIDE.speed, JUMP_GUIDE.length]}
        rows={jumps.map(({ score, speed, length }) => [
          formatNumber(score),
          formatSpeed(speed),
          formatLength(length),
        ])}
        look="numbers"
      />
    </GuideSection>
  );
}

function Arc({ path, length }: Jump) {
  const points = path.map(({ x, y }) => `${Math.round(START + x)},${Math.round(y)}`).join(' ');
  const end = START + (path.at(-1)?.x ?? 0);
  return (
    <>
      <polyline points={points} className={styles.arc} />
      <text x={end} y={GROUND_Y - 12} textAnchor="end" className={styles.arcLabel}>
        {formatLength(length)}
      </text>
    </>
  );
}
