import { flushSync } from 'react-dom';
import { readReplay, verify, writeReplay } from '#replay';
import {
  addressCourse,
  type Course,
  type EndedRun,
  type Engine,
  type GameEvent,
  ReplayGhost,
  type SavedRun,
} from '#game/api';
import type { GameController } from '#play';
import { Store } from '#platform';
import { DailyRuns, type DailySummary, dayNumber } from '#features/daily';
import { bestOf } from '#features/history';
import { drawFinalFrame, forgetRunInAddress, linkWithRun, type Offered, readLink } from '#features/share';
import type { RunRecords } from './run-records.ts';
import { type ReplayPlayer, showReplay, showWayOut } from '#features/replay-player';

/** What the player's runs are on, when it is not a fresh course each. */
export type ChosenCourse =
  | { readonly kind: 'race'; readonly run: SavedRun }
  | { readonly kind: 'daily'; readonly practice: boolean }
  | { readonly kind: 'address'; readonly seed: string };

/** What lies over the game. */
export type RunsDialog =
  | {
      readonly kind: 'runs';
      /** The number of the day. */
      readonly today: number;
    }
  | {
      readonly kind: 'share';
      readonly run: SavedRun;
      readonly picture: HTMLCanvasElement | null;
      /** How the run went on the course of the day: shared so, it does not tell the course. */
      readonly daily?: DailySummary;
    };

export interface RunsState {
  /** The run that is over, as long as no other has begun. */
  readonly last: SavedRun | null;
  /** What a link has brought. */
  readonly offered: Offered | null;
  readonly showing: ReplayPlayer | null;
  readonly course: ChosenCourse | null;
  readonly dialog: RunsDialog | null;
  /** What did not work, in a sentence for the player; empty as long as all does. */
  readonly failure: string;
}

/**
 * What can be done with runs that are over, for one mount of the game: it knows which has just ended, and gives the stage to
 * replays, the next run to a ghost or to the daily course, and the page to a dialog.
 */
export class RunsController {
  readonly state: Store<RunsState>;
  readonly daily: DailyRuns;

  constructor(
    private readonly game: GameController,
    readonly records: RunRecords,
  ) {
    const { dailyStore, dailyCourses, savedRuns } = records;
    this.daily = new DailyRuns({ dailyStore, dailyCourses, savedRuns, bestOf, now: () => Date.now() });
    this.state = new Store<RunsState>({
      last: null,
      offered: null,
      showing: null,
      course: courseOf(addressCourse()),
      dialog: null,
      failure: '',
    });
  }

  /** Follows the game and the page's address; the returned function ends that. */
  attend(): () => void {
    const undo = [
      this.game.subscribe((event) => this.hear(event)),
      this.records.erasures.subscribe(() => this.change({ last: null })),
    ];
    const look = () => this.lookAtAddress();
    window.addEventListener('hashchange', look);
    look();
    // Runs may have been quicker than this chunk.
    this.keepEnded();
    return () => {
      window.removeEventListener('hashchange', look);
      for (const end of undo) end();
    };
  }

  /** Offers the run of a link, or of the text of a replay, that the player has at hand. */
  open(text: string): void {
    this.offer(text);
    this.bringStage();
  }

  dismissOffer(): void {
    forgetRunInAddress();
    this.change({ offered: null });
    this.game.focusStage();
  }

  watch(run: SavedRun): void {
    this.show((engine) => showReplay(run, engine));
  }

  /** Replays how a run ended, and then how it could have gone on. */
  showWayOut(run: SavedRun): void {
    this.show((engine) => showWayOut(run, engine));
  }

  closeShowing(): void {
    this.game.engine?.setOccupant(undefined);
    this.change({ showing: null });
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

  /** @param practice not as one of the day's ranked attempts, even where some are left. */
  playDaily(practice: boolean): void {
    this.play(this.daily.course(practice));
    this.change({ course: { kind: 'daily', practice } });
  }

  /** Back to the course of the page's address, or to fresh ones. */
  leaveCourse(): void {
    const course = addressCourse();
    this.play(course);
    this.change({ course: courseOf(course) });
  }

  share(run: SavedRun): void {
    const { engine } = this.game;
    this.openDialog({ kind: 'share', run, picture: engine === undefined ? null : drawFinalFrame(run, engine) });
  }

  /** Tells how a run went on the course of its day, but not the course. */
  shareDaily(day: number, run: SavedRun): void {
    this.attempt(() => this.openDialog({ kind: 'share', run, picture: null, daily: this.daily.summarize(day, run) }));
  }

  openRuns(): void {
    this.openDialog({ kind: 'runs', today: dayNumber(Date.now()) });
  }

  closeDialog(): void {
    this.game.setCovered(false);
    if (this.state.get().dialog === null) return;
    // Gone at once: what it lies over cannot have the focus before.
    flushSync(() => this.change({ dialog: null }));
  }

  private change(changes: Partial<RunsState>): void {
    this.state.publish({ ...this.state.get(), ...changes });
  }

  private hear({ type }: GameEvent): void {
    if (type === 'start') this.change({ last: null, offered: null, showing: null, failure: '' });
    else if (type === 'over') this.keepEnded();
  }

  private lookAtAddress(): void {
    const link = linkWithRun();
    if (link !== undefined) this.offer(link);
  }

  private offer(text: string): void {
    this.closeDialog();
    this.change({ offered: readLink(text), failure: '' });
  }

  private keepEnded(): void {
    const runs = this.game.endedRuns.take().map((ended) => this.finish(ended));
    const last = runs.at(-1);
    if (last === undefined) return;
    if (this.game.engine?.session.phase === 'over') this.change({ last });
    void this.keep(runs, last);
  }

  private finish({ replay, sums: { score, metres, assisted }, at }: EndedRun): SavedRun {
    const run = { replay: writeReplay(replay), at, page: location.pathname, score, metres, assisted };
    return this.daily.finish(replay.seed, run);
  }

  private async keep(runs: readonly SavedRun[], last: SavedRun): Promise<void> {
    await this.records.savedRuns.save(...runs);
    // Not in the middle of the next run.
    if (this.state.get().last === last) this.change({ failure: this.records.takeProblem() ?? '' });
  }

  /** What follows is on this course, and begins when the player does. */
  private play(course: Course | undefined): void {
    this.closeDialog();
    forgetRunInAddress();
    this.game.whenStageOpen((engine) => {
      this.game.course = course;
      engine.setOccupant(undefined);
      engine.session.reset();
      this.change({ offered: null, showing: null, failure: '' });
      this.bringStage();
    });
  }

  private show(make: (engine: Engine) => ReplayPlayer): void {
    this.closeDialog();
    forgetRunInAddress();
    this.change({ offered: null, failure: '' });
    this.game.whenStageOpen((engine) =>
      this.attempt(() => {
        const showing = make(engine);
        engine.setOccupant(showing);
        showing.play();
        this.change({ showing });
        this.bringStage();
      }),
    );
  }

  /** On a small screen what was chosen can be far below it, and keys are the game's only where it is in view. */
  private bringStage(): void {
    this.game.elements?.playArea.scrollIntoView({ block: 'nearest' });
    this.game.focusStage();
  }

  private openDialog(dialog: RunsDialog): void {
    this.game.setCovered(true);
    this.change({ dialog, failure: '' });
  }

  /** What does not hold says so, in words for the player. */
  private attempt(act: () => void): void {
    try {
      act();
    } catch (error) {
      console.error('That run cannot be used.', error);
      this.closeDialog();
      this.change({ failure: error instanceof Error ? error.message : 'That run cannot be used.' });
    }
  }
}

function courseOf(course: Course | undefined): ChosenCourse | null {
  return course === undefined ? null : { kind: 'address', seed: course.begin().seed };
}
