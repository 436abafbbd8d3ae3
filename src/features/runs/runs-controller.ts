import { flushSync } from 'react-dom';
import { ownGhost, raceOnStage, RUNS, sharedGhost } from '#content';
import { readReplay, verifyInSlices } from '#replay';
import {
  courseFromAddress,
  type Course,
  type GameApi,
  type GameEvent,
  isUnderWay,
  ReplayGhost,
  type SavedRun,
  settings,
  type StageApi,
} from '#game/api';
import { listen, runInSlices, Store, whenIdle } from '#platform';
import type { AchievementsTracker } from '#features/achievements';
import { DailyRuns, dayNumber, isDailyInAddress, linkToDaily, removeDailyFromAddress } from '#features/daily';
import { bestOf } from '#features/history';
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
import { chosenCourseFromAddress, initialRunsState, type RunsDialog, type RunsState } from './runs-state.ts';
import { takeEndedRuns } from './take-ended-runs.ts';

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

  constructor(
    private readonly game: GameApi,
    readonly records: RunRecords,
  ) {
    const { dailyStore, dailyCourses, savedRuns } = records;
    this.daily = new DailyRuns({ dailyStore, dailyCourses, savedRuns, bestOf, now: () => Date.now() });
    this.state = new Store<RunsState>(initialRunsState());
  }

  /** Subscribes to the game and to the page's address. Returns an unsubscribe function. */
  subscribe(): () => void {
    const disposers = [
      this.game.events.subscribe((event) => this.onEvent(event)),
      this.records.erasures.subscribe(() => {
        this.cancelJudging();
        this.achievements?.store.reset();
        this.change({ last: null, earned: [] });
      }),
      listen(window, 'hashchange', () => this.readAddress()),
    ];
    this.readAddress();
    // Runs may have ended before this chunk was loaded.
    this.takeEndedRuns();
    disposers.push(whenIdle(() => void this.judgeSavedRuns()));
    return () => {
      this.cancelCheck();
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

  openDailyResults(): void {
    this.openDialog({ kind: 'daily-results', today: this.daily.today });
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
  }

  private onEvent({ type }: GameEvent): void {
    if (type === 'start') {
      this.cancelCheck();
      this.cancelJudging();
      this.change({ last: null, earned: [], offered: null, player: null, failure: '' });
    } else if (type === 'over') this.takeEndedRuns();
  }

  private readAddress(): void {
    if (isDailyInAddress()) {
      removeDailyFromAddress();
      this.openDaily();
    }
    const link = linkWithRun();
    if (link !== undefined) void this.offer(link);
  }

  /** Chooses the course of the day, unless a run on it is under way: that would end an attempt that counts. */
  private openDaily(): void {
    const isOnIt = this.state.get().course?.kind === 'daily' && isUnderWay(this.game.ui.get().phase);
    if (isOnIt) this.showStage();
    else this.playDaily(this.daily.onlyPractice);
  }

  private sharedDaily(run: SavedRun): SharedDaily | undefined {
    const { day } = run;
    if (day === undefined) return undefined;
    const isOver = day < this.daily.today;
    return { ...this.daily.summarize(day, run), dailyLink: isOver ? null : linkToDaily(location.origin) };
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
    this.game.elements?.playArea.scrollIntoView({ block: 'nearest' });
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
