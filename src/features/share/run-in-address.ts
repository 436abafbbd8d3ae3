import { replayIn } from '#replay';

/** The page's address, if it comes with a run. */
export function linkWithRun(): string | undefined {
  return replayIn(location.hash) === undefined ? undefined : location.href;
}

/** The address no longer asks for the run that it came with. */
export function forgetRunInAddress(): void {
  if (linkWithRun() !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
}
