import { useEffect, useSyncExternalStore } from 'react';
import { formatBest, formatNumber, SCORE_HISTORY_GUIDE, scoreDate } from '#content';
import { DataTable } from '#ui';
import { bestsByDay } from './bests-by-day.ts';
import { ScoreChart } from './ScoreChart.tsx';
import type { StatsTracker } from './stats-tracker.ts';

/** The player's best of each of the last days of play, as a chart and as a table. */
export function ScoreHistory({ tracker }: { readonly tracker: StatsTracker }) {
  useEffect(() => tracker.watch(), [tracker]);
  const { store } = tracker;
  const { days } = useSyncExternalStore(store.subscribe, store.get);
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
