import { useEffect, useSyncExternalStore } from 'react';
import { isAssisted } from '#simulation';
import { assistsOf, isUnderWay, settings } from '#game/api';
import { type ReadableStore, useStore, useStoreValue } from '#ui';
import { whenIdle } from '#platform';
import type { DailyCourses } from './daily-course.ts';
import { DailyPanel } from './DailyPanel.tsx';
import type { DailyRuns } from './daily-runs.ts';
import { dayNumber } from './day.ts';

interface DailyProps {
  readonly runs: DailyRuns;
  /** The state of the game. */
  readonly ui: ReadableStore<{ readonly phase: Parameters<typeof isUnderWay>[0] }>;
  readonly play: (practice: boolean) => void;
  readonly openResults: () => void;
}

/** The daily course, with the player's results. */
export function Daily({ runs, ui, play, openResults }: DailyProps) {
  const { ghost } = runs;
  const { dailyStore, dailyCourses, savedRuns, now } = runs.options;
  useSyncExternalStore(savedRuns.subscribe, savedRuns.get);
  useSyncExternalStore(dailyStore.subscribe, dailyStore.get);
  const { wanted } = useSyncExternalStore(ghost.subscribe, ghost.get);
  const isPlaying = useStoreValue(ui, ({ phase }) => isUnderWay(phase));
  const current = useStore(settings);
  useEffect(() => void savedRuns.load(), [savedRuns]);
  // Not during a run: each part of the search takes as long as a frame or two.
  useEffect(() => (isPlaying ? undefined : prepareToday(dailyCourses, now)), [dailyCourses, isPlaying, now]);

  return (
    <DailyPanel
      daily={dailyStore}
      now={now}
      assisted={isAssisted(assistsOf(current))}
      play={(kind) => play(kind === 'practice')}
      openResults={openResults}
      hasGhost={(day) => runs.bestOf(day) !== undefined}
      ghostWanted={wanted}
      onGhostWanted={(isWanted) => ghost.publish({ wanted: isWanted })}
    />
  );
}

/** Searches today's course in idle time. Returns a function that cancels it. */
function prepareToday(courses: DailyCourses, now: () => number): () => void {
  const search = () => {
    if (!courses.prepare(dayNumber(now()))) cancel = whenIdle(search);
  };
  let cancel = whenIdle(search);
  return () => cancel();
}
