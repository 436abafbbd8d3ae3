import { useEffect, useState } from 'react';
import { untilNextDay } from './day.ts';

const MS_PER_MINUTE = 60_000;

/**
 * The time now, ms since 1970: looked at as soon as a minute less is left of the day, when the page comes back into sight
 * or out of the browser's memory, and by `look`. Between these the clock may have been set to anything.
 */
export function useClock(now: () => number): { readonly at: number; readonly look: () => void } {
  const [at, setAt] = useState(now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      const moment = now();
      setAt(moment);
      timer = setTimeout(follow, (untilNextDay(moment) % MS_PER_MINUTE) + 1);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pageshow', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pageshow', follow);
    };
  }, [now]);
  return { at, look: () => setAt(now()) };
}
