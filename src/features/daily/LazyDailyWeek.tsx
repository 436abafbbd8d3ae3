import type { DailyWeek as DailyWeekOfChunk } from './DailyWeek.tsx';
import type { ComponentProps } from 'react';
import { DAILY_COURSES_GUIDE } from '#content';
import { lazyPart } from '#ui';

/** A chunk of its own: one page shows it. */
export const DailyWeek = lazyPart<ComponentProps<typeof DailyWeekOfChunk>>(
  async () => (await import('./DailyWeek.tsx')).DailyWeek,
  { notLoaded: DAILY_COURSES_GUIDE.notLoaded },
);
