import { useEffect, useSyncExternalStore } from 'react';
import { isAssisted } from '#simulation';
import type { MountedGame } from '../../mounted-game.ts';
import { assistsOf } from '../../settings/settings.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { isUnderWay } from '../../ui-state.ts';
import { useUi } from '../../use-ui.ts';
import { whenIdle } from '../../when-idle.ts';
import type { RunsDesk } from '../desk.ts';
import type { RunRecords } from '../run-records.ts';
import type { DailyCourses } from './daily-course.ts';
import { DailyPanel } from './DailyPanel.tsx';
import { dayNumber } from './day.ts';

const now = () => Date.now();

interface DailyProps {
  readonly game: MountedGame;
  readonly desk: RunsDesk;
  readonly records: RunRecords;
}

/** The course of the day, with what this browser has on record of it. */
export function Daily({ game, desk, records }: DailyProps) {
  const { daily, kept, courses } = records;
  const { ghost } = desk.daily;
  useSyncExternalStore(kept.subscribe, kept.get);
  useSyncExternalStore(daily.subscribe, daily.get);
  const { wanted } = useSyncExternalStore(ghost.subscribe, ghost.get);
  const isPlaying = useUi(game, ({ phase }) => isUnderWay(phase));
  const settings = useSettings();
  useEffect(() => void kept.all(), [kept]);
  // Not in play: each part of it takes as long as a frame or two.
  useEffect(() => (isPlaying ? undefined : prepareToday(courses)), [courses, isPlaying]);

  const shareOf = (day: number) => {
    const attempt = desk.daily.lastAttempt(day);
    return attempt === undefined ? undefined : () => desk.shareDaily(day, attempt);
  };
  return (
    <DailyPanel
      daily={daily}
      now={now}
      assisted={isAssisted(assistsOf(settings))}
      play={(kind) => desk.playDaily(kind === 'practice')}
      shareOf={shareOf}
      hasGhost={(day) => desk.daily.bestOf(day) !== undefined}
      ghostWanted={wanted}
      onGhostWanted={(isWanted) => ghost.publish({ wanted: isWanted })}
    />
  );
}

/** Searches today's course in idle moments; the returned function calls that off. */
function prepareToday(courses: DailyCourses): () => void {
  const work = () => {
    if (!courses.prepare(dayNumber(now()))) callOff = whenIdle(work);
  };
  let callOff = whenIdle(work);
  return () => callOff();
}
