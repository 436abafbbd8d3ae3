import { createContext, useContext } from 'react';
import type { RUNS_SLOTS, RunsContext, RunsController } from '#features/runs';
import type { Game } from '#game';
import { allOf } from '#platform';
import { loadRuns, loadStatsTracker } from './singletons.ts';

export interface Companions {
  readonly runs: RunsController;
  readonly RunsContext: typeof RunsContext;
  readonly slots: typeof RUNS_SLOTS;
}

/**
 * Loads what the first frame does without: sound, announcements, haptics, hints, statistics, and
 * the tools for runs.
 * @param show gets the features when they begin, and null when they end.
 */
export async function loadCompanions(
  show: (companions: Companions | null) => void,
): Promise<(game: Game) => () => void> {
  const [{ attachOutputs }, { statsTracker }, { records, RunsController, RunsContext, slots }] =
    await Promise.all([
      import('#game/outputs'),
      loadStatsTracker(),
      loadRuns(),
      // These styles can wait: before the game is open nothing is in full screen.
      import('./full-screen-portrait.css'),
    ]);
  return (game) => {
    const runs = new RunsController(game, records);
    const end = allOf([
      attachOutputs(game),
      runs.follow(),
      () => show(null),
      statsTracker.follow(game),
    ]);
    show({ runs, RunsContext, slots });
    return end;
  };
}

export const CompanionsContext = createContext<Companions | null>(null);

interface SlotProps {
  readonly name: keyof Companions['slots'];
}

export function Slot({ name }: SlotProps) {
  const companions = useContext(CompanionsContext);
  if (companions === null) return null;
  const { runs, RunsContext: Context, slots } = companions;
  const Content = slots[name];
  return (
    <Context value={runs}>
      <Content />
    </Context>
  );
}
