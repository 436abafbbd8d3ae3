import { EMBED } from '#content';
import {
  assistsOf,
  beatenRivals,
  type Game,
  freshSeedAfter,
  hasRivals,
  type GameEvent,
  isInRun,
  rivalOf,
  type RivalTarget,
  settings,
} from '#game';
import { allOf, erasures, reportOnce, runInSlices, Store } from '#platform';
import {
  bandAhead,
  beatenWith,
  findRival,
  type RivalId,
  RivalRun,
  RIVALS,
  rivalsToAsk,
} from '#rivals';
import { isAssisted } from '#simulation';
import { forgetPromise, keepPromise, promise } from './promised-rival.ts';
import { rivalStart } from './rival-start.ts';

interface RivalsState {
  /** Also after a search that found nobody: the card keeps the line's place. */
  readonly isSought: boolean;
  /** Runs along next time; null if nobody does. */
  readonly next: RivalTarget | null;
  /** Whom this run has beaten for the first time. */
  readonly beaten: RivalId | null;
}

/** The rival who runs along with the next ordinary run, and those who have been beaten. */
export class RivalRuns {
  readonly state = new Store<RivalsState>({ isSought: false, next: null, beaten: null });
  private searching: AbortController | undefined;
  /** Races begun since the last one that was won. */
  private lost = 0;

  /** @param scores of the player's ranked runs, the latest first. */
  constructor(
    private readonly game: Pick<Game, 'session' | 'courses' | 'events'>,
    private readonly scores: () => readonly number[],
  ) {}

  follow(): () => void {
    return allOf([
      this.game.events.on((event) => this.onEvent(event), { fromStart: true }),
      beatenRivals.watch(),
      settings.subscribe(() => void this.prepare()),
      erasures.subscribe(() => this.forget()),
      () => this.cancel(),
    ]);
  }

  /** Settings and the chosen course decide, so call it whenever they change. */
  async prepare(): Promise<void> {
    const { phase, next } = this.game.session;
    if (!isWanted()) this.forget();
    else if (!isInRun(phase) && next.course === undefined) await this.search();
  }

  /** Once a run that was left is restored. */
  async rejoin(id: RivalId): Promise<void> {
    const { session } = this.game;
    const { run } = session;
    const rival = RIVALS.find((each) => each.id === id);
    if (rival === undefined) return;
    try {
      const rivalRun = new RivalRun(rival, run.view.seed);
      await runInSlices(rivalRun.play());
      if (session.run !== run || !isInRun(session.phase)) return;
      session.joinCourse(rivalStart(rivalRun));
    } catch (error) {
      reportOnce(this, error);
    }
  }

  private onEvent(event: GameEvent): void {
    if (event.type === 'started') {
      if (rivalOf(this.game.session.goals.start) !== undefined) {
        this.lost += 1;
        this.forget();
      }
      this.cancel();
      this.change({ isSought: false, beaten: null });
    } else if (event.type === 'rivalPassed') this.onPassed(event.id);
  }

  private cancel(): void {
    this.searching?.abort();
    this.searching = undefined;
  }

  private async search(): Promise<void> {
    const scores = this.scores();
    if (scores.length === 0 || this.state.get().isSought) return;
    this.change({ isSought: true });
    const searching = new AbortController();
    const { signal } = searching;
    this.searching = searching;
    try {
      const found = await runInSlices(this.findNext(scores), signal);
      if (found !== undefined && !signal.aborted) this.offer(found);
    } catch (error) {
      if (!signal.aborted) reportOnce(this, error);
    } finally {
      if (this.searching === searching) this.searching = undefined;
    }
  }

  private *findNext(scores: readonly number[]): Generator<undefined, RivalRun | undefined> {
    const promised = yield* keepPromise();
    const band = bandAhead(scores, this.lost);
    if (promised !== undefined || band === undefined) return promised;
    const { view } = this.game.session.run;
    const rivals = rivalsToAsk(beatenRivals.get().beaten);
    return yield* findRival(band, rivals, () => freshSeedAfter(view));
  }

  private offer(found: RivalRun): void {
    const start = rivalStart(found);
    promise(found);
    this.game.courses.rival = { label: start.label, begin: () => start };
    this.change({ next: start.target });
  }

  private forget(): void {
    this.cancel();
    forgetPromise();
    this.game.courses.rival = undefined;
    this.change({ isSought: false, next: null });
  }

  private onPassed(id: RivalId): void {
    this.lost = 0;
    const before = beatenRivals.get().beaten;
    const beaten = beatenWith(id, before);
    if (!this.game.session.current.ranked || beaten === before) return;
    beatenRivals.update({ beaten });
    this.change({ beaten: id });
  }

  private change(changes: Partial<RivalsState>): void {
    this.state.publish({ ...this.state.get(), ...changes });
  }
}

function isWanted(): boolean {
  const chosen = settings.get();
  return hasRivals(chosen) && location.pathname !== EMBED.path && !isAssisted(assistsOf(chosen));
}
