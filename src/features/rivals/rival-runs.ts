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
import { bandAhead, findRival, type RivalId, RivalRun, RIVALS } from '#rivals';
import { isAssisted } from '#simulation';
import { rivalStart } from './rival-start.ts';

/** The search gives up after this, ms: half a second after a crash the player may start again. */
const SEARCH_LIMIT_MS = 400;

/** The player's usual score is the median of this many runs. */
const USUAL_RUNS = 5;

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
      if (rivalOf(this.game.session.goals.start) !== undefined) this.forget();
      this.cancel();
      this.change({ isSought: false, beaten: null });
    } else if (event.type === 'rivalPassed') this.onPassed(event.id);
  }

  private cancel(): void {
    this.searching?.abort();
    this.searching = undefined;
  }

  private async search(): Promise<void> {
    const usual = usualScore(this.scores().slice(0, USUAL_RUNS));
    if (usual === undefined || this.state.get().isSought) return;
    this.change({ isSought: true });
    const searching = new AbortController();
    const { signal } = searching;
    this.searching = searching;
    const last = this.game.session.run.view;
    let timer;
    try {
      timer = setTimeout(() => searching.abort(), SEARCH_LIMIT_MS);
      const work = findRival(bandAhead(usual), () => freshSeedAfter(last));
      const found = await runInSlices(work, signal);
      if (found !== undefined && !signal.aborted) this.offer(found);
    } catch (error) {
      if (!signal.aborted) reportOnce(this, error);
    } finally {
      clearTimeout(timer);
      if (this.searching === searching) this.searching = undefined;
    }
  }

  private offer(found: RivalRun): void {
    const start = rivalStart(found);
    this.game.courses.rival = { label: start.label, begin: () => start };
    this.change({ next: start.target });
  }

  private forget(): void {
    this.cancel();
    this.game.courses.rival = undefined;
    this.change({ isSought: false, next: null });
  }

  private onPassed(passed: RivalId): void {
    const place = RIVALS.findIndex(({ id }) => id === passed);
    if (!this.game.session.current.ranked || place < beatenRivals.get().beaten) return;
    beatenRivals.update({ beaten: place + 1 });
    this.change({ beaten: passed });
  }

  private change(changes: Partial<RivalsState>): void {
    this.state.publish({ ...this.state.get(), ...changes });
  }
}

function isWanted(): boolean {
  const chosen = settings.get();
  return hasRivals(chosen) && location.pathname !== EMBED.path && !isAssisted(assistsOf(chosen));
}

/** The median, of two the lower one; undefined without runs. */
function usualScore(scores: readonly number[]): number | undefined {
  return [...scores].sort((a, b) => a - b)[Math.floor((scores.length - 1) / 2)];
}
