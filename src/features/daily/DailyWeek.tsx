import { useEffect } from 'react';
import { courseDate, courseLink, DAILY_COURSES_GUIDE, dailyNotBegun, formatBest } from '#content';
import { DataTable, useStore } from '#ui';
import { bestScore } from './daily-results.ts';
import type { DailyStore } from './daily-store.ts';
import { beginning, dayNumber, hrefOfDay } from './day.ts';
import { useClock } from './use-clock.ts';

const SHOWN_DAYS = 7;

/**
 * The courses of the last days, latest first, with the player's best ranked result on each and a
 * link that opens it on this page.
 */
export function DailyWeek({ daily }: { readonly daily: DailyStore }) {
  const at = useClock();
  const { days } = useStore(daily);
  useEffect(() => daily.watch(), [daily]);

  const today = dayNumber(at);
  const shown = Array.from({ length: SHOWN_DAYS }, (_, daysAgo) => today - daysAgo).filter(
    (day) => day >= 1,
  );
  if (shown.length === 0) return <p>{dailyNotBegun(beginning(1))}</p>;
  return (
    <DataTable
      caption={DAILY_COURSES_GUIDE.table}
      columns={[DAILY_COURSES_GUIDE.day, DAILY_COURSES_GUIDE.course, DAILY_COURSES_GUIDE.best]}
      rows={shown.map((day) => [
        day === today ? DAILY_COURSES_GUIDE.today : courseDate(beginning(day)),
        <a key="course" href={hrefOfDay(day, today)}>
          {courseLink(day)}
        </a>,
        formatBest(bestScore(days.get(day) ?? []) ?? 0),
      ])}
    />
  );
}
