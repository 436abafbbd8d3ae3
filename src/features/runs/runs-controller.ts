import { flushSync } from 'react-dom';
import { RUNS } from '#content';
import { readReplay, verify } from '#replay';
import {
  courseFromAddress,
  type Course,
  type GameApi,
  type GameEvent,
  ReplayGhost,
  type SavedRun,
  type StageApi,
} from '#game/api';
import { listen, Store } from '#platform';
import { DailyRuns, dayNumber } from '#features/daily';
import { bestOf } from '#features/history';
import { createEscapeRoutePlayer, createReplayPlayer, type ReplayPlayer } from '#features/replay-player';
import { drawFinalFrame, linkWithRun, readLink, removeRunFromAddress } from '#features/share';
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
      this.records.erasures.subscribe(() => this.change({ last: null })),
      listen(window, 'hashchange', () => this.readAddress()),
    ];
    this.readAddress();
    // Runs may have ended before this chunk was loaded.
    this.takeEndedRuns();
    return () => {
      for (const dispose of disposers) dispose();
    };
  }

  /** Offers the run that the player has entered as a link or as the text of a replay. */
  open(text: string): void {
    this.offer(text);
    this.showStage();
  }

  dismissPrompt(): void {
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

  race(run: SavedRun): void {
    this.attempt(() => {
      const replay = readReplay(run.replay);
      verify(replay);
      this.play({ begin: () => ({ seed: replay.seed, ghost: new ReplayGhost(replay) }) });
      this.change({ course: { kind: 'race', run } });
    });
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

  share(run: SavedRun): void {
    const { engine } = this.game;
    this.openDialog({ kind: 'share', run, picture: engine === undefined ? null : drawFinalFrame(run, engine) });
  }

  /** Shares the result of a run on the course of a day, without revealing the course. */
  shareDaily(day: number, run: SavedRun): void {
    this.attempt(() => this.openDialog({ kind: 'share', run, picture: null, daily: this.daily.summarize(day, run) }));
  }

  openRuns(): void {
    this.openDialog({ kind: 'runs', today: dayNumber(Date.now()) });
  }

  closeDialog(): void {
    this.game.setCovered(false);
    if (this.state.get().dialog === null) return;
    // Synchronously: the elements below the dialog can take the focus only when it is gone.
    flushSync(() => this.change({ dialog: null }));
  }

  private change(changes: Partial<RunsState>): void {
    this.state.publish({ ...this.state.get(), ...changes });
  }

  private onEvent({ type }: GameEvent): void {
    if (type === 'start') this.change({ last: null, offered: null, player: null, failure: '' });
    else if (type === 'over') this.takeEndedRuns();
  }

  private readAddress(): void {
    const link = linkWithRun();
    if (link !== undefined) this.offer(link);
  }

  private offer(text: string): void {
    this.closeDialog();
    this.change({ offered: readLink(text), failure: '' });
  }

  private takeEndedRuns(): void {
    const runs = takeEndedRuns(this.game.endedRuns, this.daily);
    const last = runs.at(-1);
    if (last === undefined) return;
    if (this.game.engine?.session.phase === 'over') this.change({ last });
    void this.saveRuns(runs, last);
  }

  private async saveRuns(runs: readonly SavedRun[], last: SavedRun): Promise<void> {
    await this.records.savedRuns.save(...runs);
    // Not shown if the next run has already begun.
    if (this.state.get().last === last) this.change({ failure: this.records.takeProblem() ?? '' });
  }

  /** Sets the course of the next runs; the player starts them. */
  private play(course: Course | undefined): void {
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
      console.error('That run cannot be used.', error);
      this.closeDialog();
      this.change({ failure: error instanceof Error ? error.message : RUNS.unusable });
    }
  }
}
