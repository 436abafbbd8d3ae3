import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { openAnswerOfHash } from './open-answer-of-hash.ts';

/** The router's key of the address that the page was served at. */
const SERVED = 'default';

/**
 * Opens the answer that the address names, at each navigation, and moves the focus to its question. The address that a page was
 * served at is left out: `openAnswerOfHash` has been called before hydration, and the visitor may have closed the answer since.
 */
export function useAnswerOfHash(): void {
  const location = useLocation();
  useEffect(() => {
    if (location.key === SERVED) return;
    openAnswerOfHash()?.focus({ preventScroll: true });
  }, [location]);
}
