import { createContext, useContext } from 'react';
import type { RUNS_SLOTS, RunsContext, RunsController } from '#features/runs';
import type { Game } from '#game';
import { allOf } from '#platform';
import { loadRuns, loadStatsTracker } from './singletons.ts';

export interface DeferredParts {
  readonly runs: RunsController;
  readonly RunsContext: typeof RunsContext;
  readonly slots: typeof RUNS_SLOTS;
}

/**
 * Loads what the first frame does without: sound, announcements, haptics, hints, statistics, and
 * the tools for runs.
 * @param show gets the features when they begin, and null when they end.
 */
export async function loadDeferredParts(
  show: (parts: DeferredParts | null) => void,
): Promise<(game: Game) => () => void> {
  const [{ attachOutputs }, { statsTracker }, { records, RunsController, RunsContext, slots }] =
    await Promise.all([
      import('#game/outputs'),
      loadStatsTracker(),
      loadRuns(),
      // They can wait: before the game is open nothing is in full screen.
      loadFullScreenStyles(),
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

export function loadFullScreenStyles(): Promise<unknown> {
  return Promise.all([import('./full-screen-portrait.css'), import('./embed.css')]);
}

export const DeferredPartsContext = createContext<DeferredParts | null>(null);

interface SlotProps {
  readonly name: keyof DeferredParts['slots'];
}

export function Slot({ name }: SlotProps) {
  const parts = useContext(DeferredPartsContext);
  if (parts === null) return null;
  const { runs, RunsContext: Context, slots } = parts;
  const Content = slots[name];
  return (
    <Context value={runs}>
      <Content />
    </Context>
  );
}
