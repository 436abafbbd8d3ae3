import { useSyncExternalStore } from 'react';
import { today, wordsOfDay } from './today.ts';

/** On the server the day of the build. Hydration starts with an empty text, so that React then always renders today's date. */
const serverDay = () => (typeof document === 'undefined' ? today() : '');

const neverChanges = () => () => undefined;

/** The day of the build in the prerendered page, then the visitor's today. */
export function Today() {
  const day = useSyncExternalStore(neverChanges, today, serverDay);
  return (
    <time suppressHydrationWarning dateTime={day} data-today="">
      {wordsOfDay(day)}
    </time>
  );
}
