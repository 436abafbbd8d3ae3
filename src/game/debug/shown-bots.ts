/** What the debug panel shows of bots. */
export interface ShownBots {
  /** What the last one threw. */
  readonly fault: string | null;
  readonly bench: {
    readonly ended: number;
    readonly runs: number;
    readonly stop: () => void;
  } | null;
}

export const NO_BOTS: ShownBots = { fault: null, bench: null };
