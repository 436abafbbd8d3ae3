import { flushSync } from 'react-dom';
import { RUNS } from '#content';
import { DailyRuns } from '#features/daily';
import { bestOf } from '#features/history';
import {
  createEscapeRoutePlayer,
  createReplayPlayer,
  type ReplayPlayer,
} from '#features/replay-player';
import { readLink } from '#features/share';
import { type EngineApi, type GameApi, type GameEvent, isUnderWay, type SavedRun } from '#game/api';
import { allOf, listen, Store, whenIdle } from '#platform';
import { AchievementJudge } from './achievement-judge.ts';
import { followAddress, removeRunFromAddress } from './address.ts';
import { Retries } from './retries.ts';
import { type RunRecords, takeEndedRuns } from './run-records.ts';
import { RunSharing } from './run-sharing.ts';
import {
  type ChosenCourse,
  chosenCourseFromAddress,
  courseOf,
  initialRunsState,
  type RunsDialog,
  type RunsState,
} from './runs-state.ts';

/**
 * Coordinates the features of one mounted game that deal with runs: it saves the run that has just
 * ended, shows replays on the stage, sets the course of the next runs, and opens dialogs.
 */
export class RunsController {
  readonly state = new Store<RunsState>(initialRunsState());
  readonly daily: DailyRuns;
  private readonly sharing: RunSharing;
  private readonly retries: Retries;
  private readonly judge: AchievementJudge;

  constructor(
    private readonly game: GameApi,
    readonly records: RunRecords,
  ) {
    this.daily = new DailyRuns(records, bestOf);
    this.sharing = new RunSharing(this.daily);
    this.retries = new Retries(game, () => this.change({ retry: null }));
    this.judge = new AchievementJudge(records.savedRuns, () => isUnderWay(game.ui.get().phase));
  }

  /** Subscribes to the game and to the page's address. Returns an unsubscribe function. */
  subscribe(): () => void {
    const unsubscribes = [
      this.game.events.subscribe((event) => this.onEvent(event)),
      this.records.erasures.subscribe(() => this.onErasure()),
      listen(window, 'hashchange', () => followAddress(this)),
    ];
    followAddress(this);
    // Runs may have ended before this chunk was loaded.
    this.takeEndedRuns();
    return allOf([
      ...unsubscribes,
      whenIdle(() => void this.judge.judgeSaved()),
      () => this.retries.end(),
      () => (this.game.retryRun = undefined),
      () => this.judge.cancel(),
    ]);
  }

  openDialog(dialog: RunsDialog): void {
    this.game.setCovered(true);
    this.change({ dialog, failure: '' });
  }

  closeDialog(): void {
    this.game.setCovered(false);
    if (this.state.get().dialog === null) return;
    // Synchronously: the elements below the dialog can take the focus only when it is gone.
    flushSync(() => this.change({ dialog: null }));
  }

  /** Offers the run that the player has entered as a link or as the text of a replay. */
  open(text: string): void {
    this.offer(text);
    this.game.showStage();
  }

  /** Checks a run that came as a link or the text of a replay, and offers to watch or race it. */
  offer(text: string): void {
    this.closeDialog();
    this.change({ offered: readLink(text), failure: '' });
  }

  dismissPrompt(): void {
    removeRunFromAddress();
    this.change({ offered: null });
    this.game.focusStage();
  }

  watch(run: SavedRun): void {
    this.show((engine) => createReplayPlayer(run, engine));
  }

  /** Shows how a run ended, and then how it could have gone on. */
  watchEscapeRoute(run: SavedRun): void {
    this.show((engine) => createEscapeRoutePlayer(run, engine));
  }

  closePlayer(): void {
    this.game.engine?.showReplay(undefined);
    this.change({ player: null });
    this.game.focusStage();
  }

  /**
   * Plays a run again from shortly before its crash, as practice; from then on each new run is
   * another try.
   */
  tryAgain(run: SavedRun): void {
    this.game.whenStageOpen((engine) => {
      this.retries.begin(run);
      this.startNextRun(engine);
    });
  }

  /** Leaves what is being tried again, and starts a run on the course that was chosen before. */
  startNewRun(): void {
    this.retries.end();
    this.game.whenStageOpen((engine) => this.startNextRun(engine));
  }

  /** Sets the course of the next runs; the player starts them. */
  choose(chosen: ChosenCourse | null): void {
    const course = courseOf(chosen, this.daily, this.records.practiceStore);
    this.leavePrompt();
    this.game.whenStageOpen((engine) => {
      this.retries.end();
      this.game.course = course;
      engine.showReplay(undefined);
      engine.session.reset();
      this.change({ player: null });
      this.game.showStage();
    });
    this.change({ course: chosen });
  }

  /** Goes back to the course of the page's address, or to fresh courses. */
  leaveCourse(): void {
    this.choose(chosenCourseFromAddress());
  }

  /**
   * Chooses the course of a past day. Any other day means today, which is not chosen while a run on
   * it is under way: that would end an attempt that counts.
   */
  openDaily(day: number | 'today'): void {
    const isOnIt =
      this.state.get().course?.kind === 'daily' && isUnderWay(this.game.ui.get().phase);
    if (day !== 'today' && this.daily.isPast(day)) this.choose({ kind: 'past-daily', day });
    else if (isOnIt) {
      this.closeDialog();
      this.game.showStage();
    } else this.choose({ kind: 'daily', practice: this.daily.onlyPractice });
  }

  share(run: SavedRun): void {
    try {
      this.openDialog(this.sharing.dialogOf(run, this.game.engine));
    } catch (error) {
      this.fail(error);
    }
  }

  /** A dialog, the prompt or the controls of a replay have failed: goes back to the game. */
  onPanelFailure(): void {
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
    else if (last !== null) this.tryAgain(last);
  };

  private onEvent(event: GameEvent): void {
    if (event.type === 'start') this.onStart(event.practice === true);
    else if (event.type === 'retry_success') {
      const { retry } = this.state.get();
      if (retry !== null) this.change({ retry: { ...retry, hasSucceeded: true } });
    } else if (event.type === 'over') this.takeEndedRuns();
  }

  private onStart(isPractice: boolean): void {
    this.daily.onStart();
    this.judge.cancel();
    const retry = this.retries.onStart(isPractice);
    this.change({
      last: null,
      earned: [],
      offered: null,
      player: null,
      failure: '',
      retry,
    });
  }

  private onErasure(): void {
    this.retries.end();
    this.judge.cancel();
    this.change({ last: null, earned: [] });
  }

  private show(create: (engine: EngineApi) => ReplayPlayer): void {
    this.leavePrompt();
    this.game.whenStageOpen((engine) => {
      try {
        const player = create(engine);
        engine.showReplay(player);
        player.play();
        this.change({ player });
        this.game.showStage();
      } catch (error) {
        this.fail(error);
      }
    });
  }

  private startNextRun(engine: EngineApi): void {
    engine.showReplay(undefined);
    engine.session.startNextRun(performance.now());
    this.game.showStage();
  }

  private takeEndedRuns(): void {
    const runs = takeEndedRuns(this.game.endedRuns, this.daily);
    const last = runs.at(-1);
    if (last === undefined) return;
    this.sharing.onEnd(last, this.state.get().course);
    if (this.game.engine?.session.phase === 'over') this.change({ last });
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

  /** The player has chosen something else than what is offered. */
  private leavePrompt(): void {
    this.closeDialog();
    removeRunFromAddress();
    this.change({ offered: null, failure: '' });
  }

  /** Shows the error's message to the player. */
  private fail(error: unknown): void {
    console.error('That run cannot be used.', error);
    this.closeDialog();
    this.change({ failure: error instanceof Error ? error.message : RUNS.unusable });
  }
}
