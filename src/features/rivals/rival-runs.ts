import { EMBED } from '#content';
import {
  assistsOf,
  beatenRivals,
  type Course,
  type Game,
  freshSeedAfter,
  hasRivals,
  type GameEvent,
  isInRun,
  settings,
} from '#game';
import { allOf, erasures, reportOnce, runInSlices, Store } from '#platform';
import { type RivalId, type RivalRun, RIVALS } from '#rivals';
import { isAssisted } from '#simulation';
import { rivalCourse } from './rival-course.ts';

/** The search gives up after this, ms: half a second after a crash the player may start again. */
const SEARCH_LIMIT_MS = 400;

/** The player's usual score is the median of this many runs. */
const USUAL_RUNS = 5;

interface RivalsState {
  /** Also after a search that found nobody: the card keeps the line's place. */
  readonly isSought: boolean;
  /** Runs along next time; null if nobody does. */
  readonly next: { readonly id: RivalId; readonly score: number } | null;
  /** Whom this run has beaten for the first time. */
  readonly beaten: RivalId | null;
}

/** The rival who runs along with the next ordinary run, and those who have been beaten. */
export class RivalRuns {
  readonly state = new Store<RivalsState>({ isSought: false, next: null, beaten: null });
  private searching: AbortController | undefined;
  private course: Course | undefined;
  /** Another try may put it back later, even if it has been forgotten or used up since. */
  private lastOffered: Course | undefined;

  /** @param scores of the player's ranked runs, the latest first. */
  constructor(
    private readonly game: Pick<Game, 'session' | 'course' | 'setCourse' | 'events'>,
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

  /** Between two runs. Settings and the chosen course decide, so call it whenever they change. */
  async prepare(): Promise<void> {
    const { game } = this;
    if (isInRun(game.session.phase)) return;
    this.takeReady();
    const { isSought } = this.state.get();
    if (isWanted() && game.course === undefined && !isSought) await this.search();
  }

  /** Of what {@link prepare} does, all but the search. */
  takeReady(): void {
    const { game, course } = this;
    if (!isWanted()) this.forget();
    else if (course !== undefined) game.setCourse(game.course ?? course);
  }

  /** Once a run that was left is restored. */
  async rejoin(id: RivalId): Promise<void> {
    const { session } = this.game;
    const { run } = session;
    const rival = RIVALS.find((each) => each.id === id);
    if (rival === undefined) return;
    try {
      const { RivalRun } = await import('./search.ts');
      const rivalRun = new RivalRun(rival, run.view.seed);
      await runInSlices(rivalRun.play());
      if (session.run !== run || !isInRun(session.phase)) return;
      session.joinCourse(rivalCourse(rivalRun, () => undefined).begin());
    } catch (error) {
      reportOnce(this, error);
    }
  }

  private onEvent(event: GameEvent): void {
    if (event.type === 'started') {
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
    if (usual === undefined) return;
    this.change({ isSought: true });
    const searching = new AbortController();
    const { signal } = searching;
    this.searching = searching;
    const last = this.game.session.run.view;
    let timer;
    try {
      const { bandAhead, findRival } = await import('./search.ts');
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
    this.course = rivalCourse(found, () => this.forget());
    this.lastOffered = this.course;
    this.change({ next: { id: found.rival.id, score: found.run.view.score } });
    this.takeReady();
  }

  private forget(): void {
    const { game } = this;
    this.cancel();
    if (game.course === this.lastOffered) game.setCourse(undefined);
    this.course = undefined;
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
