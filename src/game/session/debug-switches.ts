import type { RunView } from '#simulation';

/** What developers may do to this run and all later ones. */
export interface DebugSwitches {
  /** The run is stepped by hand, not by the clock, and losing the focus doesn't pause it. */
  readonly manual: boolean;
  readonly invincible: boolean;
  /** The debug panel is open, which shows where to jump. */
  readonly isOpen: boolean;
  readonly timeScale: number;
  /** Gives the input of the next step, until the player presses something. */
  readonly bot: ((view: RunView) => number) | null;
}

export const NO_DEBUG_SWITCHES: DebugSwitches = {
  manual: false,
  invincible: false,
  isOpen: false,
  timeScale: 1,
  bot: null,
};

/** Whether the switches make a run easier, or somebody else plays it, so it doesn't count. */
export function isEased(switches: DebugSwitches, ranksManualRuns: boolean): boolean {
  const { manual, invincible, isOpen, timeScale, bot } = switches;
  const isManual = manual && !ranksManualRuns;
  return isOpen || invincible || isManual || timeScale !== 1 || bot !== null;
}
