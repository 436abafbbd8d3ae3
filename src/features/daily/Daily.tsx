import { useEffect, useSyncExternalStore } from 'react';
import { isAssisted } from '#simulation';
import type { GameApi } from '#game/api';
import { assistsOf, isUnderWay, settings } from '#game/api';
import { useStore, useStoreValue } from '#ui';
import { whenIdle } from '#platform';
import type { RunRecords, RunsController } from '#features/runs';
import type { DailyCourses } from './daily-course.ts';
import { DailyPanel } from './DailyPanel.tsx';
import { dayNumber } from './day.ts';

const now = () => Date.now();

interface DailyProps {
  readonly game: GameApi;
  readonly controller: RunsController;
  readonly records: RunRecords;
}

/** The panel of the daily course, with this browser's results. */
export function Daily({ game, controller, records }: DailyProps) {
  const { daily, kept, courses } = records;
  const { ghost } = controller.daily;
  useSyncExternalStore(kept.subscribe, kept.get);
  useSyncExternalStore(daily.subscribe, daily.get);
  const { wanted } = useSyncExternalStore(ghost.subscribe, ghost.get);
  const isPlaying = useStoreValue(game.ui, ({ phase }) => isUnderWay(phase));
  const current = useStore(settings);
  useEffect(() => void kept.all(), [kept]);
  // Not during a run: each part of the search takes as long as a frame or two.
  useEffect(() => (isPlaying ? undefined : prepareToday(courses)), [courses, isPlaying]);

  const shareOf = (day: number) => {
    const attempt = controller.daily.lastAttempt(day);
    return attempt === undefined ? undefined : () => controller.shareDaily(day, attempt);
  };
  return (
    <DailyPanel
      daily={daily}
      now={now}
      assisted={isAssisted(assistsOf(current))}
      play={(kind) => controller.playDaily(kind === 'practice')}
      shareOf={shareOf}
      hasGhost={(day) => controller.daily.bestOf(day) !== undefined}
      ghostWanted={wanted}
      onGhostWanted={(isWanted) => ghost.publish({ wanted: isWanted })}
    />
  );
}

/** Searches today's course while the browser is idle; the returned function cancels that. */
function prepareToday(courses: DailyCourses): () => void {
  const work = () => {
    if (!courses.prepare(dayNumber(now()))) callOff = whenIdle(work);
  };
  let callOff = whenIdle(work);
  return () => callOff();
}
