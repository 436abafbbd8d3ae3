import { flushSync } from 'react-dom';
import { asksForDaily, pastDailyIn } from '#features/daily';
import { linkWithRun } from '#features/share';
import type { GameApi } from '#game/api';
import type { Store } from '#platform';
import type { RunsDialog, RunsState } from './runs-state.ts';

/** Opens dialogs over the game, one at a time. */
export class RunDialogs {
  constructor(
    private readonly game: GameApi,
    private readonly state: Store<RunsState>,
  ) {}

  open(dialog: RunsDialog): void {
    this.game.setCovered(true);
    this.state.publish({ ...this.state.get(), dialog, failure: '' });
  }

  close(): void {
    this.game.setCovered(false);
    const state = this.state.get();
    if (state.dialog === null) return;
    // Synchronously: the elements below the dialog can take the focus only when it is gone.
    flushSync(() => this.state.publish({ ...state, dialog: null }));
  }
}

/** What the address can ask for besides dialogs. */
export interface AddressActions {
  openDaily(): void;
  /** @param text a link with a run. */
  offer(text: string): Promise<void>;
}

/**
 * Does what the address asks for, and removes that from it; a link with a run stays until it is
 * dismissed.
 */
export function followAddress(dialogs: RunDialogs, actions: AddressActions): void {
  const link = linkWithRun();
  if (link !== undefined) void actions.offer(link);
  const act = actionOf(location.hash, dialogs, actions);
  if (act === undefined) return;
  removeFragment();
  act();
}

/** @param hash the fragment of an address, which browsers do not send to the server. */
function actionOf(
  hash: string,
  dialogs: RunDialogs,
  actions: AddressActions,
): (() => void) | undefined {
  if (asksForDaily(hash)) return () => actions.openDaily();
  const day = pastDailyIn(hash);
  if (day !== undefined) return () => dialogs.open({ kind: 'archive', asked: day });
  if (hash === '#runs') return () => dialogs.open({ kind: 'runs' });
  if (hash === '#practice') return () => dialogs.open({ kind: 'practice', trains: null });
  return undefined;
}

export function removeRunFromAddress(): void {
  if (linkWithRun() !== undefined) removeFragment();
}

/** So that a reload does not do the same again, and the same link works once more. */
function removeFragment(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}
