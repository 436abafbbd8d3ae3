/** What developers may do to this run and all later ones. */
export interface DebugSwitches {
  /** The run is stepped by hand, not by the clock, and losing the focus doesn't pause it. */
  readonly manual: boolean;
  readonly invincible: boolean;
  /** The debug panel is open, which shows where to jump. */
  readonly isOpen: boolean;
  readonly timeScale: number;
}

export const NO_DEBUG_SWITCHES: DebugSwitches = {
  manual: false,
  invincible: false,
  isOpen: false,
  timeScale: 1,
};

/** Whether the switches make a run easier, so it doesn't count. */
export function isEased(switches: DebugSwitches, ranksManualRuns: boolean): boolean {
  const { manual, invincible, isOpen, timeScale } = switches;
  return isOpen || invincible || (manual && !ranksManualRuns) || timeScale !== 1;
}
