import { today, wordsOfDay } from './today.ts';

/** The day of the build in the prerendered page, which `showToday` replaces before React comes; then the visitor's today. */
export function Today() {
  const day = today();
  return (
    <time suppressHydrationWarning dateTime={day} data-today="">
      {wordsOfDay(day)}
    </time>
  );
}
