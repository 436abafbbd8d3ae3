import { type ReactNode, useId, useMemo } from 'react';
import { MOST_LAST_RUNS, type SavedRun } from '#game/api';
import { bestAssisted, bestOf, bestOfEachDay, latestFirst } from './bests.ts';
import styles from './saved-runs.module.css';
import { RunRow, type RunRowProps } from './RunRow.tsx';

export interface RunListsProps extends Omit<RunRowProps, 'run' | 'marks'> {
  /** The latest first. */
  readonly saved: readonly SavedRun[];
  /** The number of the day whose course is today's. */
  readonly today: number;
}

/** The best runs, then the last ones. */
export function RunLists({ saved, today, ...row }: RunListsProps) {
  const { bests, marksOf } = useMemo(() => rank(saved, today), [saved, today]);
  if (saved.length === 0) {
    return (
      <p className={styles['empty']}>
        Nothing here yet. Your best runs, the best of each daily course and the last ten will come here, to watch, race
        and share.
      </p>
    );
  }
  const rows = (runs: readonly SavedRun[]) =>
    runs.map((run) => <RunRow key={run.replay} run={run} marks={marksOf(run)} {...row} />);
  return (
    <>
      <RunList title="Best runs">{rows(bests)}</RunList>
      <RunList title="Last runs">{rows(saved.slice(0, MOST_LAST_RUNS))}</RunList>
    </>
  );
}

function RunList({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ol className={styles['runs']}>{children}</ol>
    </section>
  );
}

function rank(saved: readonly SavedRun[], today: number) {
  const best = bestOf(saved);
  const assisted = bestAssisted(saved);
  const daily = bestOfEachDay(saved).toSorted(latestFirst);
  const bestToday = daily.find(({ day }) => day === today);
  const bests = [...new Set([best, bestToday, assisted, ...daily])].flatMap((run) => run ?? []);
  const marksOf = (run: SavedRun): readonly string[] => {
    const isBestAssisted = run === assisted && run !== best;
    return [
      run === best && 'Best ever',
      isBestAssisted && 'Best with assists',
      run === bestToday && 'Best of today’s course',
      run.day !== undefined && `Daily #${run.day}`,
      run.assisted && !isBestAssisted && 'assisted',
    ].filter((mark) => mark !== false);
  };
  return { bests, marksOf };
}
