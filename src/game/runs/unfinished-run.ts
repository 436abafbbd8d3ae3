import { allOf, listen, type StoredFields, takePageLock, whenIdle } from '#platform';
import { isInRun, isUnderWay } from '#story';
import type { GameEvent, GameEvents } from '../events.ts';
import { freshSeed } from '../session/course.ts';
import type { Session } from '../session/session.ts';
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
  /** Whether the next page would find the run as it is. */
  isStored = false;
  private readonly storage = new RunStorage();
  private key: RunKey | undefined;
  /** A page in view owns its run; a hidden one leaves it to whichever page takes it. */
  private isOwner = false;
  private lock: ReturnType<typeof takePageLock> = Promise.resolve(undefined);
  private course: unknown = null;
  /** What has been stored of the run: one digit a step. */
  private inputs = '';
  private isAttached = false;
  private hasLooked = false;

  constructor(private readonly options: UnfinishedRunOptions) {}

  attach(): () => void {
    this.isAttached = true;
    this.hasLooked = false;
    this.onVisibility();
    const copying = setInterval(() => {
      if (isUnderWay(this.options.session.phase)) this.copyWhenIdle();
    }, COPY_INTERVAL_MS);
    return allOf([
      this.options.events.on((event) => this.onEvent(event)),
      listen(window, 'pagehide', () => this.letGo()),
      listen(document, 'visibilitychange', () => this.onVisibility()),
      () => {
        clearInterval(copying);
        this.letGo();
        this.forget();
        this.isAttached = false;
      },
    ]);
  }

  private onVisibility(): void {
    if (document.hidden) this.letGo();
    else if (this.key !== undefined) void this.takeBack(this.key);
    else if (!this.hasLooked) void this.restore();
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
    this.own(key, null, takePageLock(key));
  }

  private own(key: RunKey, course: unknown, lock: typeof this.lock): void {
    this.key = key;
    this.course = course;
    this.lock = lock;
    this.isOwner = true;
  }

  private end(): void {
    const isStored = this.isOwner && this.inputs !== '';
    if (this.key !== undefined && isStored) void this.storage.remove(this.key);
    this.forget();
  }

  private forget(): void {
    this.release();
    this.key = undefined;
    this.inputs = '';
    this.isStored = false;
  }

  private letGo(): void {
    this.save();
    this.release();
  }

  private release(): void {
    this.isOwner = false;
    void this.lock.then((release) => release?.());
  }

  private save(): void {
    const { key, stored } = this;
    if (key !== undefined && stored !== undefined) this.isStored = this.storage.write(key, stored);
  }

  private copyWhenIdle(): void {
    whenIdle(() => void this.copy(), IDLE_TIMEOUT_MS);
  }

  private async copy(): Promise<void> {
    const { key, stored } = this;
    if (key === undefined || stored === undefined) return;
    // The database may be missing or blocked.
    if (!(await this.storage.copy(key, stored))) this.save();
  }

  /** Undefined if another page may have the run, or there is none to store. */
  private get stored(): StoredFields | undefined {
    const { session, courseToSave } = this.options;
    const { unfinished } = session.current;
    const isRun = this.isOwner && isInRun(session.phase) && session.run.view.steps > 0;
    if (!isRun || unfinished === undefined) return undefined;
    this.course = courseToSave() ?? this.course;
    const { inputs } = unfinished.replay;
    for (let step = this.inputs.length; step < inputs.length; step++)
      this.inputs += inputs[step]?.toString(36);
    return storeRun(unfinished, this.inputs, this.course);
  }

  private async takeBack(key: RunKey): Promise<void> {
    if (this.isOwner) return;
    const lock = takePageLock(key);
    const release = await lock;
    const stored = new Map(await this.storage.read()).get(key);
    if (key !== this.key || document.hidden) return release?.();
    if (release === undefined || (stored === undefined && this.isStored)) {
      release?.();
      this.forget();
      this.options.session.leave('elsewhere');
    } else if (stored !== undefined && stepsStored(stored) > this.inputs.length)
      this.take(key, stored, lock);
    else {
      this.own(key, this.course, lock);
      // The run that was last in view is the first that another page finds.
      this.save();
    }
  }

  private async restore(): Promise<void> {
    this.hasLooked = true;
    for (const [key] of await this.storage.read()) {
      const lock = takePageLock(key);
      const release = await lock;
      // Another page in view plays this one.
      if (release === undefined) continue;
      // It may have played on, or to the end, until it let go.
      const stored = new Map(await this.storage.read()).get(key);
      const isWanted = this.isAttached && this.options.session.phase === 'ready';
      if (document.hidden || !isWanted) return release();
      if (stored === undefined) release();
      else if (this.take(key, stored, lock)) return undefined;
    }
  }

  /** @returns whether the run goes on. */
  private take(key: RunKey, stored: StoredFields, lock: typeof this.lock): boolean {
    const { session, events } = this.options;
    const run = readStoredRun(stored);
    this.own(key, stored['course'], lock);
    this.inputs = String(stored['inputs']);
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
