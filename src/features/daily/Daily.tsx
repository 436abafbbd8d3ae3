import { useEffect, useSyncExternalStore } from 'react';
import { isAssisted } from '#simulation';
import { assistsOf, isUnderWay, settings } from '#game/api';
import { type ReadableStore, useStore, useStoreValue } from '#ui';
import { DailyPanel } from './DailyPanel.tsx';
import type { DailyRuns } from './daily-runs.ts';
import { prepareWhenIdle } from './prepare-when-idle.ts';

interface DailyProps {
  readonly runs: DailyRuns;
  /** The state of the game. */
  readonly ui: ReadableStore<{ readonly phase: Parameters<typeof isUnderWay>[0] }>;
  readonly play: (practice: boolean) => void;
  readonly openArchive: () => void;
}

/** The daily course, with the player's results. */
export function Daily({ runs, ui, play, openArchive }: DailyProps) {
  const { ghost } = runs;
  const { dailyStore, dailyPracticeStore, dailyCourses, savedRuns, now } = runs.options;
  const { runs: saved } = useSyncExternalStore(savedRuns.subscribe, savedRuns.get);
  const { days: practised } = useSyncExternalStore(
    dailyPracticeStore.subscribe,
    dailyPracticeStore.get,
  );
  useSyncExternalStore(dailyStore.subscribe, dailyStore.get);
  const { wanted } = useSyncExternalStore(ghost.subscribe, ghost.get);
  const isPlaying = useStoreValue(ui, ({ phase }) => isUnderWay(phase));
  const current = useStore(settings);
  useEffect(() => void savedRuns.load(), [savedRuns]);
  useEffect(() => dailyPracticeStore.watch(), [dailyPracticeStore]);
  // Not during a run: each part of the search takes as long as a frame or two.
  useEffect(
    () => (isPlaying ? undefined : prepareWhenIdle(dailyCourses, () => runs.today)),
    [dailyCourses, isPlaying, runs],
  );
  const hasPlayed = practised.size > 0 || (saved !== null && saved.length > 0);

  return (
    <DailyPanel
      daily={dailyStore}
      now={now}
      assisted={isAssisted(assistsOf(current))}
      play={(kind) => play(kind === 'practice')}
      hasPlayed={hasPlayed}
      openArchive={openArchive}
      hasGhost={(day) => runs.bestOf(day) !== undefined}
      ghostWanted={wanted}
      onGhostWanted={(isWanted) => ghost.publish({ wanted: isWanted })}
    />
  );
}
