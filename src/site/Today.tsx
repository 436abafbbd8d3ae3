import { useSyncExternalStore } from 'react';
import { formatDate, formatIsoDate } from '#content';

const today = () => formatIsoDate(Date.now());

/** On the server the day of the build. Hydration starts with an empty text, so that React then always renders today's date. */
const serverDay = () => (typeof document === 'undefined' ? today() : '');

const neverChanges = () => () => undefined;

/** The day of the build in the prerendered page, then the visitor's today. */
export function Today() {
  const day = useSyncExternalStore(neverChanges, today, serverDay);
  return (
    <time suppressHydrationWarning dateTime={day}>
      {day === '' ? '' : formatDate(new Date(`${day}T12:00`))}
    </time>
  );
}
