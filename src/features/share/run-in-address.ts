import { replayIn } from '#replay';

/** The page's address, if it comes with a run. */
export function linkWithRun(): string | undefined {
  return replayIn(location.hash) === undefined ? undefined : location.href;
}

/** Removes the run from the address, so that a reload does not open it again. */
export function removeRunFromAddress(): void {
  if (linkWithRun() !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
}
