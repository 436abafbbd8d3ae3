import { hasPlayerData, importOrReload } from '#platform';
import type { UnfinishedRun, UnfinishedRunOptions } from './unfinished-run.ts';

/**
 * The first frame of a new player does without the code that keeps runs. Somebody who has played
 * may have a run to go on with.
 */
export class LazyUnfinishedRun {
  private loading: Promise<void> | undefined;
  private run: UnfinishedRun | undefined;
  private detach: () => void = () => undefined;
  private visit = {};

  constructor(private readonly options: UnfinishedRunOptions) {}

  get isStored(): boolean {
    return this.run?.isStored === true;
  }

  attach(): () => void {
    // The open stage tries again, and says so if it fails.
    if (hasPlayerData()) this.load(importOrReload).catch(() => undefined);
    return () => {
      this.visit = {};
      this.loading = undefined;
      this.detach();
    };
  }

  /** Call it again after it has failed. */
  async load(loadChunk: typeof importOrReload): Promise<void> {
    this.loading ??= this.begin(loadChunk);
    try {
      await this.loading;
    } catch (error) {
      this.loading = undefined;
      throw error;
    }
  }

  private async begin(loadChunk: typeof importOrReload): Promise<void> {
    const { visit } = this;
    const loaded = await loadChunk(async () => import('./unfinished-run.ts'));
    // The game may have been unmounted in the meantime.
    if (visit !== this.visit) return;
    this.run = new loaded.UnfinishedRun(this.options);
    this.detach = this.run.attach();
  }
}
