import { useEffect, useState } from 'react';
import { allOf, listen } from '#platform';
import { msUntilNextDay } from './day.ts';

const MS_PER_MINUTE = 60_000;

/**
 * ms since 1970. Updates whenever the day has one minute less left, and when the page becomes
 * visible or returns from the back/forward cache, as the clock may have changed meanwhile.
 */
export function useClock(): number {
  const [at, setAt] = useState(Date.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const updateAndWait = () => {
      clearTimeout(timer);
      const now = Date.now();
      setAt(now);
      timer = setTimeout(updateAndWait, (msUntilNextDay(now) % MS_PER_MINUTE) + 1);
    };
    updateAndWait();
    return allOf([
      () => clearTimeout(timer),
      listen(document, 'visibilitychange', updateAndWait),
      listen(window, 'pageshow', updateAndWait),
    ]);
  }, []);
  return at;
}
