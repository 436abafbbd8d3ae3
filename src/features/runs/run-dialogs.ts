import { flushSync } from 'react-dom';
import {
  type DailyRuns,
  dayNumber,
  isDailyInAddress,
  pastDailyInAddress,
  removeDailyFromAddress,
} from '#features/daily';
import { areRunsInAddress, removeRunsFromAddress } from '#features/history';
import { isPracticeInAddress, removePracticeFromAddress } from '#features/practice';
import { linkWithRun } from '#features/share';
import type { GameApi } from '#game/api';
import type { Store } from '#platform';
import type { RunsDialog, RunsState } from './runs-state.ts';

/** Opens dialogs over the game, one at a time. */
export class RunDialogs {
  constructor(
    private readonly game: Pick<GameApi, 'setCovered'>,
    private readonly daily: Pick<DailyRuns, 'today'>,
    private readonly state: Store<RunsState>,
  ) {}

  open(dialog: RunsDialog): void {
    this.game.setCovered(true);
    this.state.publish({ ...this.state.get(), dialog, failure: '' });
  }

  /** @param asked the number of the course to show there at first; it need not exist. */
  openArchive(asked?: number): void {
    this.open({ kind: 'archive', today: this.daily.today, asked });
  }

  /**
   * @param trains what to choose at first, the name of a practice subject; null for what was chosen
   * before.
   */
  openPractice(trains: string | null): void {
    this.open({ kind: 'practice', trains });
  }

  openRuns(): void {
    this.open({ kind: 'runs', today: dayNumber(Date.now()) });
  }

  openAchievements(): void {
    this.open({ kind: 'achievements' });
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
  offer(text: string): void;
}

/**
 * Does what the address asks for, and removes that from it; a link with a run stays until it is
 * dismissed.
 */
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
