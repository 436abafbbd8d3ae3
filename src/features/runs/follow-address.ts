import { isDailyInAddress, pastDailyInAddress, removeDailyFromAddress } from '#features/daily';
import { areRunsInAddress, removeRunsFromAddress } from '#features/history';
import { isPracticeInAddress, removePracticeFromAddress } from '#features/practice';
import { linkWithRun } from '#features/share';
import type { RunDialogs } from './run-dialogs.ts';

/** What the address can ask for besides dialogs. */
export interface AddressActions {
  openDaily(): void;
  /** @param text a link with a run. */
  offer(text: string): void;
}

/** Does what the address asks for, and removes that from it; a link with a run stays until it is dismissed. */
export function followAddress(dialogs: RunDialogs, actions: AddressActions): void {
  if (isDailyInAddress()) {
    removeDailyFromAddress();
    actions.openDaily();
  }
  const asked = pastDailyInAddress();
  if (asked !== undefined) {
    removeDailyFromAddress();
    dialogs.openArchive(asked);
  }
  if (areRunsInAddress()) {
    removeRunsFromAddress();
    dialogs.openRuns();
  }
  if (isPracticeInAddress()) {
    removePracticeFromAddress();
    dialogs.openPractice(null);
  }
  const link = linkWithRun();
  if (link !== undefined) actions.offer(link);
}
