import {
  formatNumber,
  formatPercent,
  formatSpeed,
  TURBO_GUIDE,
  turboChart,
  turboLead,
} from '#content';
import { DataTable } from '#ui';
import styles from './parts/guide.module.css';
import { GuideSection } from './parts/GuideSection.tsx';
import { FULL_TURBO_SCORE, speedAt, TOP_SPEED_SCORE } from './parts/facts.ts';

const SCORES = [0, 200, 400, 600, 800, TOP_SPEED_SCORE];
const LAST_SCORE = 1200;

/** The chart's own px. */
const PLOT = { left: 34, top: 24, width: 296, height: 156 } as const;
/** Top of the axis, m/s. */
const TOP = 12;
const SPEED_MARKS = [0, 4, 8, 12];

export default function TurboChart() {
  return (
    <GuideSection title={TURBO_GUIDE.title} lead={turboLead(FULL_TURBO_SCORE, TOP_SPEED_SCORE)}>
      <Chart />
      <DataTable
        caption={TURBO_GUIDE.table}
        columns={[TURBO_GUIDE.score, TURBO_GUIDE.running, TURBO_GUIDE.turbo, TURBO_GUIDE.gain]}
        rows={SCORES.map(speedAt).map(({ score, running, turbo, gain }) => [
          formatNumber(score),
          formatSpeed(running),
          formatSpeed(turbo),
          gain === 0 ? TURBO_GUIDE.nothing : formatPercent(gain),
        ])}
        look="numbers"
      />
    </GuideSection>
  );
}

const xOf = (score: number) => PLOT.left + (score / LAST_SCORE) * PLOT.width;
const yOf = (speed: number) => PLOT.top + (1 - speed / TOP) * PLOT.height;

function Chart() {
  const start = speedAt(0);
  const top = speedAt(LAST_SCORE).running;
  const corners = [0, FULL_TURBO_SCORE, TOP_SPEED_SCORE, LAST_SCORE].map(speedAt);
  const lineOf = (speed: 'running' | 'turbo') =>
    corners.map((at) => `${xOf(at.score)},${yOf(at[speed])}`).join(' ');
  const label = turboChart(start.running, start.turbo, top);
  return (
    <svg className={styles.chart} viewBox="0 0 340 218" role="img" aria-label={label}>
      {SPEED_MARKS.map((speed) => (
        <g key={speed}>
          <line
            x1={PLOT.left}
            x2={xOf(LAST_SCORE)}
            y1={yOf(speed)}
            y2={yOf(speed)}
            className={styles.axis}
          />
          <text x={PLOT.left - 6} y={yOf(speed) + 4} textAnchor="end">
            {speed}
          </text>
        </g>
      ))}
      {SCORES.map((score) => (
        <text key={score} x={xOf(score)} y={PLOT.top + PLOT.height + 16} textAnchor="middle">
          {formatNumber(score)}
        </text>
      ))}
      <polyline points={lineOf('running')} className={styles.faint} />
      <polyline points={lineOf('turbo')} className={styles.line} />
      <text x={xOf(FULL_TURBO_SCORE)} y={yOf(top) - 8}>
        {TURBO_GUIDE.turbo}
      </text>
      <text x={xOf(LAST_SCORE / 2)} y={yOf(speedAt(LAST_SCORE / 2).running) + 24}>
        {TURBO_GUIDE.running}
      </text>
      <text x={xOf(LAST_SCORE / 2)} y={PLOT.top + PLOT.height + 34} textAnchor="middle">
        {TURBO_GUIDE.score}
      </text>
      <text x={4} y={10}>
        {TURBO_GUIDE.unit}
      </text>
    </svg>
  );
}
