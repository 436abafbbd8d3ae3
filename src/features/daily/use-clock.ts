import { useEffect, useState } from 'react';
import { untilNextDay } from './day.ts';

const MS_PER_MINUTE = 60_000;

/**
 * The time now, ms since 1970. Updated whenever one minute less is left of the day, when the page
 * becomes visible or comes back from the back/forward cache, and by `update`. In between the clock
 * may have been set to anything.
 */
export function useClock(now: () => number): { readonly at: number; readonly update: () => void } {
  const [at, setAt] = useState(now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const updateAndWait = () => {
      clearTimeout(timer);
      const moment = now();
      setAt(moment);
      timer = setTimeout(updateAndWait, (untilNextDay(moment) % MS_PER_MINUTE) + 1);
    };
    updateAndWait();
    document.addEventListener('visibilitychange', updateAndWait);
    window.addEventListener('pageshow', updateAndWait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', updateAndWait);
      window.removeEventListener('pageshow', updateAndWait);
    };
  }, [now]);
  return { at, update: () => setAt(now()) };
}
