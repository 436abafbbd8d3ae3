import { dayFromHash } from '#features/daily';
import { linkWithRun } from '#features/share';
import type { RunsDialog } from './runs-state.ts';

interface AddressActions {
  openDaily(day: number | 'today'): void;
  openDialog(dialog: RunsDialog): void;
  offer(text: string): void;
}

/** Removes what it has done from the address. A link with a run stays until it is dismissed. */
export function followAddress(actions: AddressActions): void {
  const link = linkWithRun();
  if (link !== undefined) actions.offer(link);
  const act = actionOf(location.hash, actions);
  if (act === undefined) return;
  removeFragment();
  act();
}

function actionOf(hash: string, actions: AddressActions): (() => void) | undefined {
  const daily = dayFromHash(hash);
  if (daily !== undefined) return () => actions.openDaily(daily);
  if (hash === '#runs') return () => actions.openDialog({ kind: 'runs' });
  if (hash === '#practice') return () => actions.openDialog({ kind: 'practice' });
  return undefined;
}

export function removeRunFromAddress(): void {
  if (linkWithRun() !== undefined) removeFragment();
}

/** Without this, a reload would repeat the action, and the same link wouldn't work again. */
function removeFragment(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}
