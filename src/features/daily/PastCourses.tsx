import { courseDate, DAILY, formatBest, pastCoursesHint, playCourse } from '#content';
import { Button, DataTable, Dialog, useStore } from '#ui';
import { bestScore } from './daily-results.ts';
import type { DailyRuns } from './daily-runs.ts';
import styles from './daily.module.css';
import { dayNumber, startOfDay } from './day.ts';
import { useClock } from './use-clock.ts';

const SHOWN_DAYS = 30;

interface PastCoursesProps {
  readonly runs: DailyRuns;
  readonly play: (day: number) => void;
  readonly close: () => void;
}

export function PastCourses({ runs, play, close }: PastCoursesProps) {
  const { days } = useStore(runs.records.dailyStore);
  const { days: practised } = useStore(runs.records.dailyPracticeStore);
  const today = dayNumber(useClock());
  const shown = Array.from({ length: SHOWN_DAYS }, (_, index) => today - 1 - index);
  const best = (day: number) =>
    bestScore([...(days.get(day) ?? []), ...(practised.get(day) ?? [])]) ?? 0;
  return (
    <Dialog title={DAILY.past} narrow close={close}>
      <div className={styles.past}>
        <DataTable
          caption={pastCoursesHint(SHOWN_DAYS)}
          columns={[DAILY.day, DAILY.best, DAILY.course]}
          rows={shown
            .filter((day) => day >= 1)
            .map((day) => [
              courseDate(startOfDay(day)),
              formatBest(best(day)),
              <Button key="play" variant="quiet" onClick={() => play(day)}>
                {playCourse(day)}
              </Button>,
            ])}
        />
      </div>
    </Dialog>
  );
}
