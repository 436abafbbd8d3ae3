import { allOf, listen, type StoredFields, takePageLock, whenIdle } from '#platform';
import { isInRun, isUnderWay } from '#story';
import type { GameEvent, GameEvents } from '../events.ts';
import { freshSeed } from '../session/course.ts';
import type { Session } from '../session/session.ts';
import type { KeptRun, Ownership } from './ownership.ts';
import { RunStorage } from './run-storage.ts';
import {
  readStoredRun,
  type RunKey,
  stepsStored,
  storeRun,
  UNFINISHED_RUN_KEY,
} from './stored-run.ts';

/** With the wait for an idle moment, a copy is at most five seconds old. */
const COPY_INTERVAL_MS = 4000;
const IDLE_TIMEOUT_MS = 1000;

export interface UnfinishedRunOptions {
  readonly session: Session;
  readonly events: Pick<GameEvents, 'on' | 'emit'>;
  /** Undefined until it is known. */
  readonly courseToSave: () => unknown;
}

/**
 * The one owner of the stored run. Stores it while it is played, and when its page is hidden or
 * left. The next page with the game goes on with it, unless it is on a page that is in view.
 */
export class UnfinishedRun {
  private readonly storage = new RunStorage();
  private state: Ownership = { name: 'none' };
  /** Of this state: whatever ends the state releases it, also if it hasn't been granted yet. */
  private lock: ReturnType<typeof takePageLock> = Promise.resolve(undefined);

  constructor(private readonly options: UnfinishedRunOptions) {}

  attach(): () => void {
    this.onVisibility();
    const copying = setInterval(() => {
      if (isUnderWay(this.options.session.phase)) this.copyWhenIdle();
    }, COPY_INTERVAL_MS);
    return allOf([
      this.options.events.on((event) => this.onEvent(event)),
      listen(window, 'pagehide', () => this.letGo()),
      listen(window, 'pageshow', () => this.onVisibility()),
      listen(document, 'visibilitychange', () => this.onVisibility()),
      () => {
        clearInterval(copying);
        this.letGo();
        this.state = { name: 'none' };
      },
    ]);
  }

  get isStored(): boolean {
    return this.run?.isStored ?? false;
  }

  private get run(): KeptRun | undefined {
    return 'run' in this.state ? this.state.run : undefined;
  }

  private onVisibility(): void {
    const { state } = this;
    if (document.hidden) this.letGo();
    else if (state.name === 'elsewhere') void this.takeBack(state.run);
    else if (state.name === 'none') void this.restore();
  }

  private onEvent({ type }: GameEvent): void {
    if (type === 'started') this.begin();
    else if (type === 'paused') this.save();
    else if (type === 'milestone') this.copyWhenIdle();
    else if (type === 'crashed' || type === 'left') this.end();
  }

  private begin(): void {
    this.end();
    if (this.options.session.current.unfinished === undefined) return;
    const key = `${UNFINISHED_RUN_KEY}.${freshSeed()}` as const;
    this.lock = takePageLock(key);
    this.state = { name: 'owner', run: { key, course: null, inputs: '', isStored: false } };
  }

  /** Whoever plays the run on elsewhere stores it anew. */
  private end(): void {
    const { run } = this;
    if (run !== undefined && run.inputs !== '') void this.storage.end(run.key);
    this.forget();
  }

  private forget(): void {
    this.release();
    this.state = { name: 'ended' };
  }

  private letGo(): void {
    this.save();
    this.release();
    const { run } = this;
    if (run !== undefined) this.state = { name: 'elsewhere', run };
    else if (this.state.name === 'looking') this.state = { name: 'none' };
  }

  private release(): void {
    void this.lock.then((release) => release?.());
  }

  private save(): void {
    const { run, stored } = this;
    if (run !== undefined && stored !== undefined)
      run.isStored = this.storage.write(run.key, stored);
  }

  private copyWhenIdle(): void {
    whenIdle(() => void this.copy(), IDLE_TIMEOUT_MS);
  }

  private async copy(): Promise<void> {
    const { run, stored } = this;
    if (run === undefined || stored === undefined) return;
    // The database may be missing or blocked.
    if (!(await this.storage.copy(run.key, stored))) this.save();
  }

  /** Undefined if another page may have the run, or there is none to store. */
  private get stored(): StoredFields | undefined {
    const { session, courseToSave } = this.options;
    const { unfinished } = session.current;
    const isRun = isInRun(session.phase) && session.run.view.steps > 0;
    if (this.state.name !== 'owner' || !isRun || unfinished === undefined) return undefined;
    const { run } = this.state;
    run.course = courseToSave() ?? run.course;
    const { inputs } = unfinished.replay;
    for (let step = run.inputs.length; step < inputs.length; step++)
      run.inputs += inputs[step]?.toString(36);
    return storeRun(unfinished, run.inputs, run.course);
  }

  private async takeBack(run: KeptRun): Promise<void> {
    const looking: Ownership = { name: 'looking', run };
    this.state = looking;
    this.lock = takePageLock(run.key);
    const isFree = (await this.lock) !== undefined;
    const found = isFree && run.inputs !== '' ? await this.storage.read() : undefined;
    if (this.state !== looking) return;
    const stored = found?.runs.get(run.key);
    if (!isFree || (stored === undefined && run.isStored)) {
      this.forget();
      this.options.session.leave('elsewhere');
    } else if (stored !== undefined && stepsStored(stored) > run.inputs.length)
      this.take(run.key, stored);
    else {
      this.state = { name: 'owner', run };
      // The run that was last in view is the first that another page finds.
      this.save();
    }
  }

  private async restore(): Promise<void> {
    const looking: Ownership = { name: 'looking' };
    this.state = looking;
    const { runs, areAll } = await this.storage.read();
    for (const [key] of runs) {
      if (this.state !== looking) return;
      this.lock = takePageLock(key);
      // Another page in view plays this one.
      if ((await this.lock) === undefined) continue;
      // It may have played on, or to the end, until it let go. Nobody waits twice for a database.
      const latest = await this.storage.read(areAll);
      if (this.state !== looking) return;
      const stored = latest.runs.get(key);
      if (stored !== undefined && this.take(key, stored)) return;
      this.release();
      this.state = looking;
    }
    if (this.state === looking) this.state = { name: 'ended' };
  }

  /** @returns whether the run goes on. */
  private take(key: RunKey, stored: StoredFields): boolean {
    const { session, events } = this.options;
    const run = readStoredRun(stored);
    const { course, inputs } = stored;
    const kept = { key, course, inputs: String(inputs), isStored: true };
    this.state = { name: 'owner', run: kept };
    try {
      if (typeof run === 'string') throw new Error(`It has other or damaged contents: ${run}.`);
      session.restore(run, performance.now());
      this.save();
    } catch (error) {
      console.error('The run that was left cannot be played on.', error);
      this.end();
      events.emit({ type: 'dropped', reason: run === 'rules' ? run : 'damaged' });
      return false;
    }
    return true;
  }
}
