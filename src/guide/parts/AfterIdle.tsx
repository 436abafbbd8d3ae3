import { type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '#platform';

interface AfterIdleProps {
  /** Shown until then, and prerendered. */
  readonly awaited: ReactNode;
  readonly children: ReactNode;
}

/** What depends on the visitor: shown once the browser is idle, so that it does not delay the page, and never prerendered. */
export function AfterIdle({ awaited, children }: AfterIdleProps) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle ? children : awaited;
}
