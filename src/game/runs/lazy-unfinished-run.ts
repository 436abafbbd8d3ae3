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
    if (hasPlayerData()) void this.load();
    return () => {
      this.visit = {};
      this.loading = undefined;
      this.detach();
    };
  }

  /** Call it again if it may have failed. Never rejects. */
  async load(): Promise<void> {
    this.loading ??= this.begin();
    return this.loading;
  }

  private async begin(): Promise<void> {
    const { visit } = this;
    try {
      const loaded = await importOrReload(async () => import('./unfinished-run.ts'));
      // The game may have been unmounted in the meantime.
      if (visit !== this.visit) return;
      this.run = new loaded.UnfinishedRun(this.options);
      this.detach = this.run.attach();
    } catch (error) {
      console.error('Runs that are left will not be kept.', error);
      this.loading = undefined;
    }
  }
}
