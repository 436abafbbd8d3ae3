import { useEffect } from 'react';
import { formatBest, formatNumber, SCORE_HISTORY_GUIDE, scoreChart, scoreDate } from '#content';
import { DataTable, useStore } from '#ui';
import type { Day } from './player-stats.ts';
import styles from './stats.module.css';
import type { StatsTracker } from './stats-tracker.ts';

export function ScoreHistory({ tracker }: { readonly tracker: StatsTracker }) {
  useEffect(() => tracker.watch(), [tracker]);
  const { days } = useStore(tracker.store);
  const bests = bestsByDay(days);
  if (bests.length === 0) return <p>{SCORE_HISTORY_GUIDE.none}</p>;
  return (
    <>
      <ScoreChart bests={bests} />
      <details>
        <summary>{SCORE_HISTORY_GUIDE.asTable}</summary>
        <DataTable
          caption={SCORE_HISTORY_GUIDE.table}
          columns={[SCORE_HISTORY_GUIDE.day, SCORE_HISTORY_GUIDE.best, SCORE_HISTORY_GUIDE.runs]}
          rows={[...bests]
            .reverse()
            .map(({ day, best, runs }) => [scoreDate(day), formatBest(best), formatNumber(runs)])}
          look="numbers"
        />
      </details>
    </>
  );
}

const CHART = { width: 340, height: 200, top: 20, bottom: 22, gap: 6 } as const;

function ScoreChart({ bests }: { readonly bests: readonly BestOfDay[] }) {
  const highest = Math.max(...bests.map(({ best }) => best));
  const column = CHART.width / Math.max(bests.length, 5);
  const floor = CHART.height - CHART.bottom;
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      role="img"
      aria-label={scoreChart(bests.length, highest)}
    >
      {bests.map(({ day, best }, index) => {
        const height = (best / highest) * (floor - CHART.top);
        const middle = (index + 0.5) * column;
        const hasDate = index === 0 || index === bests.length - 1;
        return (
          <g key={day} textAnchor="middle">
            <rect
              x={index * column + CHART.gap / 2}
              y={floor - height}
              width={column - CHART.gap}
              height={height}
              className={styles.bar}
            />
            <text x={middle} y={floor - height - 6}>
              {formatNumber(best)}
            </text>
            {hasDate && (
              <text x={middle} y={CHART.height - 6}>
                {scoreDate(day)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The most bars that stay legible on a phone. */
const SHOWN_DAYS = 10;

interface BestOfDay {
  /** YYYY-MM-DD in the player's time zone. */
  readonly day: string;
  readonly best: number;
  readonly runs: number;
}

function bestsByDay(days: readonly Day[]): readonly BestOfDay[] {
  return days
    .map(({ day, runs, best, bestAssisted }) => ({
      day,
      runs,
      best: best > 0 ? best : bestAssisted,
    }))
    .filter(({ best }) => best > 0)
    .sort((one, other) => one.day.localeCompare(other.day))
    .slice(-SHOWN_DAYS);
}
