import { formatDate, formatIsoDate } from '#content';

/** The visitor's date: YYYY-MM-DD. */
export const today = (): string => formatIsoDate(Date.now());

/** The date in words; empty for an empty text. */
export function wordsOfDay(day: string): string {
  return day === '' ? '' : formatDate(new Date(`${day}T12:00`));
}

/** Shows the visitor's date in a prerendered page, which has that of the build. */
export function showToday(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    const day = today();
    time.dateTime = day;
    time.textContent = wordsOfDay(day);
  }
}
