import { FAIR_GAP_GUIDE, fairGapLead, formatSeconds, gapName } from '#content';
import { CLOSE_PAIR_SCORE } from '#simulation';
import { DataTable } from '#ui';
import { type Gap, GAPS, JUMP_SECONDS } from './parts/facts.ts';
import styles from './parts/guide.module.css';
import { GuideSection } from './parts/GuideSection.tsx';

/** The figure's own px. */
const FIGURE = { width: 340, bars: 320, row: 42, bar: 12 } as const;
const LONGEST = Math.max(JUMP_SECONDS, ...GAPS.map(({ time }) => time));

/** The times differ only by hundredths. */
const exactly = (seconds: number) => formatSeconds(seconds, 2);

export default function FairGaps() {
  return (
    <GuideSection
      title={FAIR_GAP_GUIDE.title}
      lead={fairGapLead(exactly(JUMP_SECONDS), CLOSE_PAIR_SCORE)}
    >
      <Bars />
      <DataTable
        caption={FAIR_GAP_GUIDE.table}
        columns={[FAIR_GAP_GUIDE.pair, FAIR_GAP_GUIDE.gap]}
        rows={GAPS.map(({ before, next, time }) => [gapName(before, next), exactly(time)])}
        look="numbers"
      />
    </GuideSection>
  );
}

function Bars() {
  const rows = [
    { name: FAIR_GAP_GUIDE.jump, time: JUMP_SECONDS, isJump: true },
    ...GAPS.map(rowOf),
  ];
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${FIGURE.width} ${rows.length * FIGURE.row}`}
      role="img"
      aria-label={FAIR_GAP_GUIDE.figure}
    >
      {rows.map(({ name, time, isJump }, index) => (
        <g key={name} transform={`translate(0 ${index * FIGURE.row})`}>
          <text y={14}>{`${name}: ${exactly(time)}`}</text>
          <rect
            y={20}
            width={(time / LONGEST) * FIGURE.bars}
            height={FIGURE.bar}
            className={isJump ? styles.bar : styles.softBar}
          />
        </g>
      ))}
    </svg>
  );
}

function rowOf({ before, next, time }: Gap) {
  return { name: gapName(before, next), time, isJump: false };
}
