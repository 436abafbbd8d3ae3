import { type ComponentProps, createContext, useContext } from 'react';
import type { RunsController, RunsSlot } from '#features/runs';
import type { statsTracker } from '#features/stats';
import type { Game } from '#game';
import {
  afterPaint,
  allOf,
  importOrReload,
  importWithRetry,
  isolated,
  Store,
  withTimeout,
} from '#platform';

/** Tell the player that something is missing after loading for this long, ms. */
const LOAD_TIMEOUT_MS = 30_000;

export interface DeferredParts {
  readonly runs: RunsController;
  readonly RunsSlot: typeof RunsSlot;
  readonly statsTracker: typeof statsTracker;
}

/**
 * Loads what the first frame does without: sound, announcements, haptics, hints, statistics, the
 * tools for runs, sky and effects. All of them hear of the run from its start.
 */
export class DeferredPartsLoader {
  readonly parts = new Store<DeferredParts | null>(null);
  readonly isIncomplete = new Store(false);
  private beginning: Promise<void> | undefined;
  private end: () => void = () => undefined;
  private visit = {};

  /**
   * Call it again to load what failed. Never rejects.
   * @param loadChunk by default, doesn't reload the page while it shows a result.
   */
  readonly load = async (
    game: Game,
    loadChunk = game.session.phase === 'over' ? importWithRetry : importOrReload,
  ): Promise<void> => {
    const { visit } = this;
    this.isIncomplete.publish(false);
    // To ask for some thirty chunks would hold up the first frame.
    await afterPaint();
    if (visit !== this.visit) return;
    this.beginning ??= this.begin(game, loadChunk).catch((error: unknown) => {
      this.beginning = undefined;
      throw error;
    });
    const views = loadChunk(async () => game.stageHost.stage?.loadDeferredViews());
    const loaded = Promise.all([this.beginning, views])
      // Loading may end after the timeout.
      .then(() => this.isIncomplete.publish(false));
    try {
      await withTimeout(loaded, LOAD_TIMEOUT_MS);
    } catch (error) {
      console.error('A part of the game did not load.', error);
      if (visit === this.visit) this.isIncomplete.publish(true);
    }
  };

  dispose(): void {
    this.visit = {};
    this.beginning = undefined;
    this.end();
    this.end = () => undefined;
    this.parts.publish(null);
    this.isIncomplete.publish(false);
  }

  private async begin(game: Game, loadChunk: typeof importOrReload): Promise<void> {
    const { visit } = this;
    const [{ attachOutputs }, { statsTracker }, { runRecords, RunsController, RunsSlot }] =
      await loadChunk(importParts);
    // The player may have left the page in the meantime.
    if (visit !== this.visit) return;
    const runs = new RunsController(game, runRecords);
    this.end = isolated(allOf([attachOutputs(game), runs.follow(), statsTracker.follow(game)]));
    this.parts.publish({ runs, RunsSlot, statsTracker });
  }
}

function importParts() {
  return Promise.all([
    import('#game/outputs'),
    import('#features/stats'),
    import('#features/runs'),
    // They can wait: before the game is open nothing is in full screen.
    loadFullScreenStyles(),
  ]);
}

export function loadFullScreenStyles(): Promise<unknown> {
  return import('./embed.css');
}

export const DeferredPartsContext = createContext<DeferredParts | null>(null);

export function Slot({ name }: Pick<ComponentProps<typeof RunsSlot>, 'name'>) {
  const parts = useContext(DeferredPartsContext);
  return parts && <parts.RunsSlot runs={parts.runs} name={name} />;
}
