import { formatNumber, scoreChart, scoreDate } from '#content';
import type { BestOfDay } from './bests-by-day.ts';
import styles from './score-chart.module.css';

/** Sizes, px of the chart's own. */
const CHART = { width: 340, height: 200, top: 20, bottom: 22, gap: 6 } as const;

/** A bar for each day with its score above it, and the dates of the first and the last. */
export function ScoreChart({ bests }: { readonly bests: readonly BestOfDay[] }) {
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
