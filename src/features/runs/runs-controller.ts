import { flushSync } from 'react-dom';
import { RUNS, type Target } from '#content';
import { DailyRuns } from '#features/daily';
import { bestOf } from '#features/history';
import {
  createEscapeRoutePlayer,
  createReplayPlayer,
  type ReplayPlayer,
} from '#features/replay-player';
import { RivalRuns } from '#features/rivals';
import { lastMoment, readLink } from '#features/share';
import {
  type EndedRun,
  type Game,
  type GameEvent,
  highScores,
  isInRun,
  isUnderWay,
  RUN_LIFETIME_MS,
  type RestoredRun,
  type SavedRun,
} from '#game';
import { allOf, erasures, listen, Store, whenIdle } from '#platform';
import { AchievementJudge } from './achievement-judge.ts';
import { followAddress, removeRunFromAddress } from './address.ts';
import { healResults } from './heal-results.ts';
import { courseToSave, readSavedCourse } from './saved-course.ts';
import { Retries } from './retries.ts';
import { type RunRecords, savedRunOf } from './run-records.ts';
import { RunSharing } from './run-sharing.ts';
import {
  type ChosenCourse,
  chosenCourseFromAddress,
  courseOf,
  isRunOn,
  initialRunsState,
  NO_RESULT,
  type RunsDialog,
  type RunsState,
} from './runs-state.ts';

export class RunsController {
  readonly state = new Store<RunsState>(initialRunsState());
  readonly daily: DailyRuns;
  readonly rivals: RivalRuns;
  private readonly sharing: RunSharing;
  private readonly retries: Retries;
  private readonly judge: AchievementJudge;

  constructor(
    readonly game: Game,
    readonly records: RunRecords,
  ) {
    this.daily = new DailyRuns(records, bestOf);
    this.rivals = new RivalRuns(game, () => records.lastScores(this.state.get().last));
    this.sharing = new RunSharing(this.daily);
    this.retries = new Retries(game.courses, () => this.change({ retry: null }));
    this.judge = new AchievementJudge(records.savedRuns, () => isUnderWay(game.session.phase));
  }

  follow(): () => void {
    const end = allOf([
      this.game.events.on((event) => this.onEvent(event), { fromStart: true }),
      erasures.subscribe(() => {
        this.retries.end();
        this.judge.cancel();
        this.change(NO_RESULT);
      }),
      this.rivals.follow(),
      this.game.setRunTools({
        retry: () => this.retry,
        watch: (run) => this.watch(run),
        courseToSave: () => courseToSave(this.state.get().course, this.daily, this.game.session),
      }),
      listen(window, 'hashchange', () => followAddress(this)),
      whenIdle(() => void this.lookAtSavedRuns()),
      () => this.retries.end(),
      () => this.judge.cancel(),
    ]);
    followAddress(this);
    return end;
  }

  openDialog(dialog: RunsDialog): void {
    this.game.setCovered(true);
    this.change({ dialog, failure: '' });
  }

  closeDialog(): void {
    this.game.setCovered(false);
    if (this.state.get().dialog === null) return;
    // Synchronous because the elements below the dialog can't take the focus until it is gone.
    flushSync(() => this.change({ dialog: null }));
  }

  open(text: string): void {
    this.offer(text);
    this.game.page.showStage();
  }

  /** A run waits paused, below the question; starting or resuming one declines. */
  offer(text: string): void {
    this.closeDialog();
    this.game.show(undefined);
    if (!isInRun(this.game.session.phase)) this.game.leaveRun('player');
    this.change({ player: null, offered: readLink(text), failure: '' });
  }

  watch(run: SavedRun): void {
    this.show(() => createReplayPlayer(run, this.game));
  }

  watchEscapeRoute(run: SavedRun): void {
    this.show(() => createEscapeRoutePlayer(run, this.game));
  }

  readonly closePlayer = (): void => {
    this.game.show(undefined);
    this.change({ player: null });
    this.game.page.focusStage();
  };

  tryAgain(run: SavedRun): void {
    this.retries.begin(run);
    this.game.startNextRun();
  }

  startNewRun(): void {
    this.retries.end();
    this.game.startNextRun();
  }

  choose(chosen: ChosenCourse | null): void {
    this.leaveForAnother(() => {
      this.closeDialog();
      this.decline();
      this.retries.end();
      this.game.courses.chosen = courseOf(chosen, this.daily, this.records.practiceStore);
      this.game.showNextCourse();
      this.change({ player: null, course: chosen });
      void this.rivals.prepare();
    });
  }

  leaveRun(): void {
    this.leaveForAnother(() => {
      this.closeDialog();
      this.game.leaveRun('player');
      void this.rivals.prepare();
    });
  }

  leaveCourse(): void {
    this.choose(chosenCourseFromAddress());
  }

  /** Any day that isn't past means today. Shows a run that is on this course already. */
  openDaily(day: number | 'today'): void {
    const { daily, game } = this;
    const pastDay = day !== 'today' && daily.isPast(day) ? day : undefined;
    if (isInRun(game.session.phase) && daily.current?.day === (pastDay ?? daily.today)) {
      this.closeDialog();
      game.page.showStage();
    } else if (pastDay !== undefined) this.choose({ kind: 'past-daily', day: pastDay });
    else this.choose({ kind: 'daily', practice: daily.onlyPractice });
  }

  async share(run: SavedRun): Promise<void> {
    const { current: shown } = this.game.session;
    try {
      const dialog = await this.sharing.dialogOf(run, this.game);
      if (this.game.session.current === shown) this.openDialog(dialog);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Goes back to the game after a dialog, the prompt or the replay controls have crashed. */
  onPanelFailure(): void {
    this.game.setCovered(false);
    this.game.show(undefined);
    this.change({ player: null, offered: null, dialog: null, failure: RUNS.panelFailed });
    this.game.page.focusStage();
  }

  private change(changes: Partial<RunsState>): void {
    const { offered: before } = this.state.get();
    this.state.publish({ ...this.state.get(), ...changes });
    const { offered } = this.state.get();
    if (offered !== before)
      this.game.stageHost.showStill(offered?.ok === true ? lastMoment(offered.run) : undefined);
  }

  private get retry(): (() => void) | undefined {
    const { last, retry } = this.state.get();
    if (retry !== null) return () => this.game.startNextRun();
    return last === null ? undefined : () => this.tryAgain(last);
  }

  /** Asks first where that would end a run which a reload would not. */
  private leaveForAnother(leave: () => void): void {
    const { phase, run, current } = this.game.session;
    const { steps, score } = run.view;
    if (isInRun(phase) && steps > 0 && current.unfinished !== undefined) {
      const attempt = this.daily.current?.attempt?.number;
      this.openDialog({ kind: 'leave', isKept: current.isKept, score, attempt, leave });
    } else leave();
  }

  private onEvent(event: GameEvent): void {
    if (event.type === 'started') this.onStart(event.practice === true);
    else if (event.type === 'restored') this.onRestore(event.run);
    else if (event.type === 'counting') this.decline();
    else if (event.type === 'dropped') this.change({ failure: RUNS.dropped[event.reason] });
    else if (event.type === 'left' && event.run !== null)
      void this.keep(savedRunOf(event.run, this.daily));
    else if (event.type === 'retrySucceeded') {
      const { retry } = this.state.get();
      if (retry !== null) this.change({ retry: { ...retry, hasSucceeded: true } });
    } else if (event.type === 'crashed') this.onOver(event.run, event.result.target);
  }

  private onStart(isPractice: boolean): void {
    this.decline();
    this.daily.onStart();
    this.judge.cancel();
    this.change({ ...NO_RESULT, player: null, retry: this.retries.onStart(isPractice) });
  }

  private onRestore(run: RestoredRun): void {
    const { game, daily, records } = this;
    const saved = readSavedCourse(run.course);
    const dailyStart = saved?.daily && daily.resume(saved.daily);
    // The run may have ended before this code loaded.
    if (run.view !== game.session.run.view) return;
    if (saved !== undefined) {
      const isOfAddress = saved.course === null || saved.course.kind === 'address';
      const course = isOfAddress ? chosenCourseFromAddress() : saved.course;
      const chosen = courseOf(course, daily, records.practiceStore);
      game.courses.chosen = chosen;
      if (dailyStart) game.session.joinCourse(dailyStart);
      else if (chosen !== undefined && isRunOn(course, run.view.seed))
        game.session.joinCourse({ label: chosen.label, ...chosen.begin() });
      else if (saved.rival !== null) void this.rivals.rejoin(saved.rival);
      this.change({ course });
    }
    if (Date.now() - run.storedAt <= RUN_LIFETIME_MS) return;
    game.leaveRun('expired');
    this.change({ failure: RUNS.expired });
  }

  private async lookAtSavedRuns(): Promise<void> {
    healResults(await this.records.savedRuns.load(), highScores, this.records.dailyStore);
    await this.judge.judgeSaved();
    await this.rivals.prepare();
  }

  private show(create: () => ReplayPlayer): void {
    this.closeDialog();
    this.decline();
    try {
      const player = create();
      this.game.show(player);
      player.play();
      this.change({ player });
      this.game.page.showStage();
    } catch (error) {
      this.fail(error);
    }
  }

  private onOver(ended: EndedRun, target?: Target): void {
    const last = savedRunOf(ended, this.daily);
    if (last === undefined) return;
    this.sharing.onEnd(last, target);
    this.change({ last });
    void this.rivals.prepare();
    void this.keep(last);
  }

  private async keep(run: SavedRun | undefined): Promise<void> {
    if (run === undefined) return;
    await this.records.savedRuns.save(run);
    const problem = this.state.get().last === run ? this.records.takeProblem() : null;
    if (problem !== null) this.change({ failure: problem });
    const judgement = await this.judge.judge([run]);
    if (judgement !== undefined) this.change(judgement);
  }

  private decline(): void {
    removeRunFromAddress();
    this.change({ offered: null, failure: '' });
  }

  private fail(error: unknown): void {
    console.error('That run cannot be used.', error);
    this.closeDialog();
    this.change({ failure: error instanceof Error ? error.message : RUNS.unusable });
  }
}
