import { flushSync } from 'react-dom';
import { ownGhost, raceOnStage, RUNS, sharedGhost } from '#content';
import { readReplay, verifyInSlices, replayProblem } from '#replay';
import { isAssisted, type PracticeOptions } from '#simulation';
import {
  assistsOf,
  courseFromAddress,
  type Course,
  type GameApi,
  type GameEvent,
  isUnderWay,
  ReplayGhost,
  type SavedRun,
  scrollToStage,
  settings,
  type StageApi,
} from '#game/api';
import {
  DailyRuns,
  dayNumber,
  isDailyInAddress,
  linkToDaily,
  linkToPastDaily,
  pastDailyInAddress,
  removeDailyFromAddress,
} from '#features/daily';
import { areRunsInAddress, bestOf, removeRunsFromAddress } from '#features/history';
import { listen, runInSlices, Store, whenIdle } from '#platform';
import { Coach, crashCauseOf } from '#features/coaching';
import type { AchievementsTracker } from '#features/achievements';
import { isPracticeInAddress, practiceCourse, removePracticeFromAddress } from '#features/practice';
import { createEscapeRoutePlayer, createReplayPlayer, type ReplayPlayer } from '#features/replay-player';
import {
  drawEmptyStage,
  drawFinalFrame,
  linkWithRun,
  readLink,
  removeRunFromAddress,
  type Rival,
  type SharedDaily,
} from '#features/share';
import type { RunRecords } from './run-records.ts';
import { RetryCourse } from './retry-course.ts';
import { chosenCourseFromAddress, initialRunsState, type RunsDialog, type RunsState } from './runs-state.ts';
import { takeEndedRuns } from './take-ended-runs.ts';

/** How long the preparation of the next try waits at most for an idle browser before each of its parts, ms. */
const PREPARATION_TIMEOUT_MS = 1000;

/** The tries that the player is making. */
interface Retrying {
  readonly run: SavedRun;
  readonly course: RetryCourse;
  /** The course that was chosen before. */
  readonly courseBefore: Course | undefined;
}

/**
 * Coordinates the features of one mounted game that deal with runs: it saves the run that has just ended, shows replays on the
 * stage, sets the course of the next runs (race, daily course), and opens dialogs.
 */
export class RunsController {
  readonly state: Store<RunsState>;
  readonly daily: DailyRuns;
  /** The check of a run that is under way. */
  private check: AbortController | undefined;
  /** The judging of runs for achievements that is under way. */
  private judging: AbortController | undefined;
  /** Undefined until it has loaded. */
  private achievements: AchievementsTracker | undefined;
  /** The runs that were raced, by the replay of the run that raced them. */
  private readonly rivals = new Map<string, Rival>();
  private readonly coach = new Coach();
  private retrying: Retrying | undefined;
  private cancelPreparation: () => void = () => undefined;

  constructor(
    private readonly game: GameApi,
    readonly records: RunRecords,
  ) {
    const { dailyStore, dailyPracticeStore, dailyCourses, savedRuns } = records;
    this.daily = new DailyRuns({
      dailyStore,
      dailyPracticeStore,
      dailyCourses,
      savedRuns,
      bestOf,
      canPlayBack: ({ replay }) => replayProblem(replay) === null,
      now: () => Date.now(),
    });
    this.state = new Store<RunsState>(initialRunsState());
  }

  /** Subscribes to the game and to the page's address. Returns an unsubscribe function. */
  subscribe(): () => void {
    const disposers = [
      this.game.events.subscribe((event) => this.onEvent(event)),
      this.records.erasures.subscribe(() => this.onErasure()),
      listen(window, 'hashchange', () => this.readAddress()),
    ];
    this.readAddress();
    // Runs may have ended before this chunk was loaded.
    this.takeEndedRuns();
    disposers.push(whenIdle(() => void this.judgeSavedRuns()));
    return () => {
      this.cancelCheck();
      this.endRetry();
      this.game.retryRun = undefined;
      this.cancelJudging();
      for (const dispose of disposers) dispose();
    };
  }

  /** Offers the run that the player has entered as a link or as the text of a replay. */
  open(text: string): void {
    void this.offer(text);
    this.showStage();
  }

  dismissPrompt(): void {
    this.cancelCheck();
    removeRunFromAddress();
    this.change({ offered: null });
    this.game.focusStage();
  }

  watch(run: SavedRun): void {
    this.show((stage) => createReplayPlayer(run, stage));
  }

  /** Shows how a run ended, and then how it could have gone on. */
  showEscapeRoute(run: SavedRun): void {
    this.show((stage) => createEscapeRoutePlayer(run, stage));
  }

  /** Plays a run again from shortly before its crash, as practice; from then on each new run is another try. */
  async tryAgain(run: SavedRun): Promise<void> {
    this.closeDialog();
    try {
      const course = new RetryCourse(readReplay(run.replay));
      if ((await this.checkInSlices(course.prepareInSlices())) === undefined) return;
      this.game.whenStageOpen((stage) => {
        this.endRetry();
        this.retrying = { run, course, courseBefore: this.game.course };
        this.game.course = course;
        this.startNextRun(stage);
      });
    } catch (error) {
      this.fail(error);
    }
  }

  /** Leaves what is being tried again, and starts a run on the course that was chosen before. */
  startNewRun(): void {
    this.endRetry();
    this.game.whenStageOpen((stage) => this.startNextRun(stage));
  }

  /** The player wants no more tips, until they turn them on in the settings. */
  stopTips(): void {
    settings.change({ tips: false });
    this.change({ tip: null });
    this.game.focusStage();
  }

  closePlayer(): void {
    this.game.engine?.setOccupant(undefined);
    this.change({ player: null });
    this.game.focusStage();
  }

  /** @param isOwn it is a run of the player's own. */
  async race(run: SavedRun, isOwn = true): Promise<void> {
    this.closeDialog();
    try {
      const replay = readReplay(run.replay);
      const verdict = await this.checkInSlices(verifyInSlices(replay));
      if (verdict === undefined) return;
      const name = isOwn ? ownGhost(run.score) : sharedGhost(run.score);
      this.play({
        label: raceOnStage(run.score),
        begin: () => ({ seed: replay.seed, ghost: new ReplayGhost(replay, name) }),
      });
      this.change({ course: { kind: 'race', run, isOwn } });
    } catch (error) {
      this.fail(error);
    }
  }

  /** @param practice the runs do not count as ranked attempts of the day, even if some are left. */
  playDaily(practice: boolean): void {
    this.play(this.daily.course(practice));
    this.change({ course: { kind: 'daily', practice } });
  }

  /** The runs are practice. @param isRace the player's best run on the course of that day runs along. */
  playPastDay(day: number, isRace: boolean): void {
    this.play(this.daily.pastCourse(day, isRace));
    this.change({ course: { kind: 'past-daily', day, isRace } });
  }

  /** Chooses the course of the day, unless a run on it is under way: that would end an attempt that counts. */
  openDaily(): void {
    const isOnIt = this.state.get().course?.kind === 'daily' && isUnderWay(this.game.ui.get().phase);
    if (isOnIt) {
      this.closeDialog();
      this.showStage();
    } else this.playDaily(this.daily.onlyPractice);
  }

  /** Each further run practises the same, until another course is chosen. */
  playPractice(practice: PracticeOptions): void {
    const isRunAssisted = () => isAssisted(assistsOf(settings.get()));
    this.play(practiceCourse(practice, this.records.practiceStore, isRunAssisted));
    this.change({ course: { kind: 'practice', practice } });
  }

  /** Goes back to the course of the page's address, or to fresh courses. */
  resetCourse(): void {
    this.play(courseFromAddress());
    this.change({ course: chosenCourseFromAddress() });
  }

  /** As long as the course of a run is that of the day, nothing is shared that reveals it. */
  share(run: SavedRun): void {
    const { engine } = this.game;
    this.attempt(() => {
      const daily = this.sharedDaily(run);
      const draw =
        typeof daily?.dailyLink === 'string' ? drawEmptyStage : (stage: StageApi) => drawFinalFrame(run, stage);
      const picture = engine === undefined ? null : draw(engine);
      this.openDialog({ kind: 'share', run, picture, daily, rival: this.rivals.get(run.replay) });
    });
  }

  /** @param asked the number of the course to show there at first; it need not exist. */
  openArchive(asked?: number): void {
    this.openDialog({ kind: 'archive', today: this.daily.today, asked });
  }

  /** @param trains what to choose at first, the name of a practice subject; null for what was chosen before. */
  openPractice(trains: string | null): void {
    this.openDialog({ kind: 'practice', trains });
  }

  openRuns(): void {
    this.openDialog({ kind: 'runs', today: dayNumber(Date.now()) });
  }

  openAchievements(): void {
    this.openDialog({ kind: 'achievements' });
  }

  closeDialog(): void {
    this.game.setCovered(false);
    if (this.state.get().dialog === null) return;
    // Synchronously: the elements below the dialog can take the focus only when it is gone.
    flushSync(() => this.change({ dialog: null }));
  }

  /** A dialog, the prompt or the controls of a replay have failed: goes back to the game, and says so. */
  onPanelFailure(): void {
    this.cancelCheck();
    this.game.setCovered(false);
    this.game.engine?.setOccupant(undefined);
    this.change({ player: null, offered: null, dialog: null, failure: RUNS.panelFailed });
    this.game.focusStage();
  }

  private change(changes: Partial<RunsState>): void {
    this.state.publish({ ...this.state.get(), ...changes });
    const { last, retry } = this.state.get();
    this.game.retryRun = last === null && retry === null ? undefined : this.retryRun;
  }

  private readonly retryRun = (): void => {
    const { last, retry } = this.state.get();
    if (retry !== null) this.game.whenStageOpen((stage) => this.startNextRun(stage));
    else if (last !== null) void this.tryAgain(last);
  };

  private onEvent(event: GameEvent): void {
    if (event.type === 'start') this.onStart(event.practice === true);
    else if (event.type === 'retry_success') this.onRetrySuccess();
    else if (event.type === 'over') {
      this.takeEndedRuns();
      if (event.unranked !== true) this.giveTip(event.score);
    }
  }

  private onRetrySuccess(): void {
    const { retry } = this.state.get();
    if (retry !== null) this.change({ retry: { ...retry, hasSucceeded: true } });
  }

  private onStart(isPractice: boolean): void {
    this.daily.onStart();
    this.cancelCheck();
    this.cancelJudging();
    if (!isPractice || this.game.course !== this.retrying?.course) this.endRetry();
    const { retrying } = this;
    this.change({
      last: null,
      earned: [],
      offered: null,
      player: null,
      failure: '',
      tip: null,
      retry: retrying === undefined ? null : { run: retrying.run, tries: retrying.course.tries, hasSucceeded: false },
    });
    if (retrying !== undefined) this.prepareWhenIdle(retrying.course);
  }

  private giveTip(score: number): void {
    const view = this.game.engine?.session.run.view;
    if (view === undefined || !settings.get().tips) return;
    const cause = crashCauseOf(view);
    const tip = cause && this.coach.onEnd(score, cause);
    if (tip !== undefined) this.change({ tip });
  }

  private onErasure(): void {
    this.endRetry();
    this.cancelJudging();
    this.achievements?.store.reset();
    this.change({ last: null, earned: [] });
  }

  /** Goes back to the course that was chosen before, if a run is being tried again. */
  private endRetry(): void {
    this.cancelPreparation();
    const { retrying } = this;
    if (retrying === undefined) return;
    this.retrying = undefined;
    if (this.game.course === retrying.course) this.game.course = retrying.courseBefore;
    this.change({ retry: null });
  }

  /** Prepares the next try during this one. */
  private prepareWhenIdle(course: RetryCourse): void {
    this.cancelPreparation();
    const prepare = () => {
      if (course.prepare()) this.prepareWhenIdle(course);
    };
    this.cancelPreparation = whenIdle(prepare, PREPARATION_TIMEOUT_MS);
  }

  private startNextRun(stage: StageApi): void {
    stage.setOccupant(undefined);
    stage.session.startNextRun(performance.now());
    this.showStage();
  }

  private readAddress(): void {
    if (isDailyInAddress()) {
      removeDailyFromAddress();
      this.openDaily();
    }
    const asked = pastDailyInAddress();
    if (asked !== undefined) {
      removeDailyFromAddress();
      this.openArchive(asked);
    }
    if (areRunsInAddress()) {
      removeRunsFromAddress();
      this.openRuns();
    }
    if (isPracticeInAddress()) {
      removePracticeFromAddress();
      this.openPractice(null);
    }
    const link = linkWithRun();
    if (link !== undefined) void this.offer(link);
  }

  private sharedDaily(run: SavedRun): SharedDaily | undefined {
    const { day } = run;
    if (day === undefined) return undefined;
    const { origin } = location;
    const summary = this.daily.summarize(day, run);
    const isOver = day < this.daily.today;
    if (!isOver) return { ...summary, dailyLink: linkToDaily(origin), pastLink: null };
    return { ...summary, dailyLink: null, pastLink: day < 1 ? null : linkToPastDaily(origin, day) };
  }

  private async offer(text: string): Promise<void> {
    this.closeDialog();
    this.change({ offered: null, failure: '' });
    const offered = await this.checkInSlices(readLink(text));
    if (offered !== undefined) this.change({ offered });
  }

  /**
   * Plays a run to check it, while the page can be used.
   * @returns undefined if something else was chosen meanwhile.
   * @throws what the check throws.
   */
  private async checkInSlices<Result>(work: Generator<number, Result>): Promise<Result | undefined> {
    this.cancelCheck();
    const check = new AbortController();
    const { signal } = check;
    this.check = check;
    try {
      return await runInSlices(work, { signal, onProgress: (checked) => this.change({ checked }) });
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    } finally {
      if (this.check === check) this.cancelCheck();
    }
  }

  private cancelCheck(): void {
    this.check?.abort();
    this.check = undefined;
    this.change({ checked: null });
  }

  private takeEndedRuns(): void {
    const { runs, leftOut } = takeEndedRuns(this.game.endedRuns, this.daily);
    if (leftOut > 0) this.change({ failure: RUNS.notSaved });
    const last = runs.at(-1);
    if (last === undefined) return;
    const { course } = this.state.get();
    if (course?.kind === 'race') this.rivals.set(last.replay, { score: course.run.score, isOwn: course.isOwn });
    if (leftOut === 0 && this.game.engine?.session.phase === 'over') this.change({ last });
    void this.saveRuns(runs, last).then(() => this.judge(runs, last));
  }

  private async saveRuns(runs: readonly SavedRun[], last: SavedRun): Promise<void> {
    try {
      await this.records.savedRuns.save(...runs);
    } catch (error) {
      console.error('Runs were not saved.', error);
      this.change({ failure: RUNS.notSaved });
      return;
    }
    // Not shown if the next run has already begun.
    if (this.state.get().last !== last) return;
    const problem = this.records.takeProblem();
    if (problem !== null) this.change({ failure: problem });
  }

  /** Judges the runs of earlier visits, unless a run is being played: then they are judged when it has ended. */
  private async judgeSavedRuns(): Promise<void> {
    await this.records.savedRuns.load();
    if (this.judging === undefined) await this.judge([], null);
    this.achievements?.resetLockedSkin(settings);
  }

  /**
   * Judges all runs that have not been judged. Nothing is judged while a run is being played.
   * @param ended those that have just ended: they may not be among the saved ones. @param last the last of them.
   */
  private async judge(ended: readonly SavedRun[], last: SavedRun | null): Promise<void> {
    this.cancelJudging();
    if (isUnderWay(this.game.ui.get().phase)) return;
    const judging = new AbortController();
    this.judging = judging;
    try {
      const saved = this.records.savedRuns.get().runs ?? [];
      const others = ended.filter(({ replay }) => !saved.some((run) => run.replay === replay));
      const achievements = await this.loadAchievements();
      const earned = await achievements.judge([...saved, ...others], judging.signal);
      if (last !== null && !judging.signal.aborted) this.change({ earned });
    } catch (error) {
      if (!judging.signal.aborted) console.error('Runs could not be judged for achievements.', error);
    } finally {
      if (this.judging === judging) this.judging = undefined;
    }
  }

  /** A chunk of its own, because the panel beside the game needs it as well. */
  private async loadAchievements(): Promise<AchievementsTracker> {
    const { AchievementsTracker: Tracker, achievementsStore } = await import('#features/achievements');
    return (this.achievements ??= new Tracker(achievementsStore));
  }

  private cancelJudging(): void {
    this.judging?.abort();
    this.judging = undefined;
  }

  /** Sets the course of the next runs; the player starts them. */
  private play(course: Course | undefined): void {
    this.cancelCheck();
    this.closeDialog();
    removeRunFromAddress();
    this.game.whenStageOpen((stage) => {
      this.endRetry();
      this.game.course = course;
      stage.setOccupant(undefined);
      stage.session.reset();
      this.change({ offered: null, player: null, failure: '' });
      this.showStage();
    });
  }

  private show(create: (stage: StageApi) => ReplayPlayer): void {
    this.cancelCheck();
    this.closeDialog();
    removeRunFromAddress();
    this.change({ offered: null, failure: '' });
    this.game.whenStageOpen((stage) =>
      this.attempt(() => {
        const player = create(stage);
        stage.setOccupant(player);
        player.play();
        this.change({ player });
        this.showStage();
      }),
    );
  }

  /** On a small screen the button that was used can be far from the stage, and the game takes keys only while the stage is in view. */
  private showStage(): void {
    const { elements } = this.game;
    if (elements !== undefined) scrollToStage(elements);
    this.game.focusStage();
  }

  private openDialog(dialog: RunsDialog): void {
    this.game.setCovered(true);
    this.change({ dialog, failure: '' });
  }

  /** If it fails, shows the error's message to the player. */
  private attempt(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.fail(error);
    }
  }

  private fail(error: unknown): void {
    console.error('That run cannot be used.', error);
    this.closeDialog();
    this.change({ failure: error instanceof Error ? error.message : RUNS.unusable });
  }
}
