import { RUNS } from '#content';
import { readReplay, verifyInSlices } from '#replay';
import {
  type Course,
  type GameApi,
  type GameEvent,
  isUnderWay,
  type SavedRun,
  settings,
  type EngineApi,
} from '#game/api';
import { DailyRuns } from '#features/daily';
import { bestOf } from '#features/history';
import { listen, Store, whenIdle } from '#platform';
import { Coach, crashCauseOf } from '#features/coaching';
import { readLink } from '#features/share';
import { AchievementJudge } from './achievement-judge.ts';
import { CourseChoice } from './course-choice.ts';
import { followAddress, removeRunFromAddress, RunDialogs } from './run-dialogs.ts';
import { Playback } from './playback.ts';
import { Retries, RetryCourse } from './retries.ts';

import { RunCheck, RunSharing } from './run-sharing.ts';
import { type RunRecords, takeEndedRuns } from './run-records.ts';
import { type ChosenCourse, initialRunsState, type RunsState } from './runs-state.ts';

/**
 * Coordinates the features of one mounted game that deal with runs: it saves the run that has just
 * ended, shows replays on the stage, sets the course of the next runs, and opens dialogs.
 */
export class RunsController {
  readonly state: Store<RunsState>;
  readonly daily: DailyRuns;
  readonly courses: CourseChoice;
  readonly dialogs: RunDialogs;
  readonly playback: Playback;
  private readonly sharing: RunSharing;
  private readonly retries: Retries;
  private readonly judge: AchievementJudge;
  private readonly check = new RunCheck((checked) => this.change({ checked }));
  private readonly coach = new Coach();

  constructor(
    private readonly game: GameApi,
    readonly records: RunRecords,
  ) {
    const { savedRuns, practiceStore } = records;
    this.daily = new DailyRuns(records, bestOf);
    this.state = new Store<RunsState>(initialRunsState());
    this.courses = new CourseChoice(this.daily, practiceStore, (course, chosen) =>
      this.choose(course, chosen),
    );
    this.dialogs = new RunDialogs(game, this.state);
    this.playback = new Playback(game, {
      beforePlaying: () => {
        this.leavePrompt();
        this.change({ offered: null, failure: '' });
      },
      onPlayer: (player) => this.change({ player }),
      onFailure: (error) => this.fail(error),
    });
    this.sharing = new RunSharing(this.daily);
    this.retries = new Retries(game, () => this.change({ retry: null }));
    this.judge = new AchievementJudge(savedRuns, () => isUnderWay(game.ui.get().phase));
  }

  /** Subscribes to the game and to the page's address. Returns an unsubscribe function. */
  subscribe(): () => void {
    const disposers = [
      this.game.events.subscribe((event) => this.onEvent(event)),
      this.records.erasures.subscribe(() => this.onErasure()),
      listen(window, 'hashchange', () => followAddress(this.dialogs, this)),
    ];
    followAddress(this.dialogs, this);
    // Runs may have ended before this chunk was loaded.
    this.takeEndedRuns();
    disposers.push(whenIdle(() => void this.judge.judgeSaved()));
    return () => {
      this.check.cancel();
      this.retries.end();
      this.game.retryRun = undefined;
      this.judge.cancel();
      for (const dispose of disposers) dispose();
    };
  }

  /** Offers the run that the player has entered as a link or as the text of a replay. */
  open(text: string): void {
    void this.offer(text);
    this.game.showStage();
  }

  /**
   * Checks a run that came as a link or as the text of a replay, and offers to watch or race it.
   */
  async offer(text: string): Promise<void> {
    this.dialogs.close();
    this.change({ offered: null, failure: '' });
    const offered = await this.check.run(readLink(text));
    if (offered !== undefined) this.change({ offered });
  }

  dismissPrompt(): void {
    this.check.cancel();
    removeRunFromAddress();
    this.change({ offered: null });
    this.game.focusStage();
  }

  /**
   * Plays a run again from shortly before its crash, as practice; from then on each new run is
   * another try.
   */
  async tryAgain(run: SavedRun): Promise<void> {
    this.dialogs.close();
    try {
      const course = new RetryCourse(readReplay(run.replay));
      if ((await this.check.run(course.prepareInSlices())) === undefined) return;
      this.game.whenStageOpen((engine) => {
        this.retries.begin(run, course);
        this.startNextRun(engine);
      });
    } catch (error) {
      this.fail(error);
    }
  }

  /** Leaves what is being tried again, and starts a run on the course that was chosen before. */
  startNewRun(): void {
    this.retries.end();
    this.game.whenStageOpen((engine) => this.startNextRun(engine));
  }

  /** @param isOwn it is a run of the player's own. */
  async race(run: SavedRun, isOwn = true): Promise<void> {
    this.dialogs.close();
    try {
      const replay = readReplay(run.replay);
      const verdict = await this.check.run(verifyInSlices(replay));
      if (verdict !== undefined) this.courses.race(run, replay, isOwn);
    } catch (error) {
      this.fail(error);
    }
  }

  /**
   * Chooses the course of the day, unless a run on it is under way: that would end an attempt that
   * counts.
   */
  openDaily(): void {
    const isOnIt =
      this.state.get().course?.kind === 'daily' && isUnderWay(this.game.ui.get().phase);
    if (isOnIt) {
      this.dialogs.close();
      this.game.showStage();
    } else this.courses.playDaily(this.daily.onlyPractice);
  }

  /** The player wants no more tips, until they turn them on in the settings. */
  stopTips(): void {
    settings.change({ tips: false });
    this.change({ tip: null });
    this.game.focusStage();
  }

  share(run: SavedRun): void {
    try {
      this.dialogs.open(this.sharing.dialogOf(run, this.game.engine));
    } catch (error) {
      this.fail(error);
    }
  }

  /**
   * A dialog, the prompt or the controls of a replay have failed: goes back to the game, and says
   * so.
   */
  onPanelFailure(): void {
    this.check.cancel();
    this.game.setCovered(false);
    this.game.engine?.showReplay(undefined);
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
    if (retry !== null) this.game.whenStageOpen((engine) => this.startNextRun(engine));
    else if (last !== null) void this.tryAgain(last);
  };

  private onEvent(event: GameEvent): void {
    if (event.type === 'start') this.onStart(event.practice === true);
    else if (event.type === 'retry_success') {
      const { retry } = this.state.get();
      if (retry !== null) this.change({ retry: { ...retry, hasSucceeded: true } });
    } else if (event.type === 'over') {
      this.takeEndedRuns();
      if (event.unranked !== true) this.giveTip(event.score);
    }
  }

  private onStart(isPractice: boolean): void {
    this.daily.onStart();
    this.check.cancel();
    this.judge.cancel();
    const retry = this.retries.onStart(isPractice);
    this.change({
      last: null,
      earned: [],
      offered: null,
      player: null,
      failure: '',
      tip: null,
      retry,
    });
  }

  private giveTip(score: number): void {
    const view = this.game.engine?.session.run.view;
    if (view === undefined || !settings.get().tips) return;
    const cause = crashCauseOf(view);
    const tip = cause && this.coach.onEnd(score, cause);
    if (tip !== undefined) this.change({ tip });
  }

  private onErasure(): void {
    this.retries.end();
    this.judge.onErasure();
    this.change({ last: null, earned: [] });
  }

  private startNextRun(engine: EngineApi): void {
    engine.showReplay(undefined);
    engine.session.startNextRun(performance.now());
    this.game.showStage();
  }

  private takeEndedRuns(): void {
    const { runs, leftOut } = takeEndedRuns(this.game.endedRuns, this.daily);
    if (leftOut > 0) this.change({ failure: RUNS.notSaved });
    const last = runs.at(-1);
    if (last === undefined) return;
    this.sharing.onEnd(last, this.state.get().course);
    if (leftOut === 0 && this.game.engine?.session.phase === 'over') this.change({ last });
    void this.keep(runs, last);
  }

  /** Saves runs that have ended, then judges them. @param last the last of them. */
  private async keep(runs: readonly SavedRun[], last: SavedRun): Promise<void> {
    await this.records.savedRuns.save(...runs);
    const problem = this.state.get().last === last ? this.records.takeProblem() : null;
    if (problem !== null) this.change({ failure: problem });
    const earned = await this.judge.judge(runs);
    if (earned !== undefined) this.change({ earned });
  }

  /** Sets the course of the next runs; the player starts them. */
  private choose(course: Course | undefined, chosen: ChosenCourse | null): void {
    this.leavePrompt();
    this.game.whenStageOpen((engine) => {
      this.retries.end();
      this.game.course = course;
      engine.showReplay(undefined);
      engine.session.reset();
      this.change({ offered: null, player: null, failure: '' });
      this.game.showStage();
    });
    this.change({ course: chosen });
  }

  /** The player has chosen something else than what is offered or checked. */
  private leavePrompt(): void {
    this.check.cancel();
    this.dialogs.close();
    removeRunFromAddress();
  }

  /** Shows the error's message to the player. */
  private fail(error: unknown): void {
    console.error('That run cannot be used.', error);
    this.dialogs.close();
    this.change({ failure: error instanceof Error ? error.message : RUNS.unusable });
  }
}
