import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { openAnswerOfHash } from './open-answer-of-hash.ts';

const neverChanges = () => () => undefined;

/**
 * Opens the answer that the address names, at each navigation, and moves the focus to its question.
 * The address that a page was served at is left out: `openAnswerOfHash` has been called before
 * hydration, and the visitor may have closed the answer since.
 */
export function useAnswerOfHash(): void {
  const location = useLocation();
  const isServed = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [servedAt] = useState(isServed ? location : undefined);
  useEffect(() => {
    if (location === servedAt) return;
    openAnswerOfHash()?.focus({ preventScroll: true });
  }, [location, servedAt]);
}
