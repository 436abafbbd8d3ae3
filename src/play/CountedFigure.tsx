import { useEffect, useState } from 'react';
import { formatNumber } from '#content';
import { isMotionReduced, settings } from '#game';

const COUNT_MS = 400;

interface CountedFigureProps {
  readonly to: number;
  readonly isRecord: boolean;
}

/** Counts up to a record, but not with reduced motion. */
export function CountedFigure({ to, isRecord }: CountedFigureProps) {
  const [counts] = useState(() => isRecord && !isMotionReduced(settings.get()));
  const [share, setShare] = useState(counts ? 0 : 1);
  useEffect(() => {
    if (!counts) return undefined;
    let first: number | undefined;
    let handle = requestAnimationFrame(function count(now) {
      first ??= now;
      setShare(Math.min(1, (now - first) / COUNT_MS));
      if (now - first < COUNT_MS) handle = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(handle);
  }, [counts]);
  return formatNumber(Math.round(to * share));
}
