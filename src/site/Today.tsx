import { useSyncExternalStore } from 'react';

/** Swedes write dates the way machines do: YYYY-MM-DD. */
const DAY = new Intl.DateTimeFormat('sv-SE');
const SHOWN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

const today = () => DAY.format(new Date());

/** What hydration expects is nothing, so that the day of the build is replaced whichever it was. */
const dayOfBuild = () => (typeof document === 'undefined' ? today() : '');

const neverChanges = () => () => undefined;

/** The day of the build in the prerendered page, then the visitor's today. */
export function Today() {
  const day = useSyncExternalStore(neverChanges, today, dayOfBuild);
  return (
    <time suppressHydrationWarning dateTime={day}>
      {day === '' ? '' : SHOWN.format(new Date(`${day}T12:00`))}
    </time>
  );
}
