import type { RunView } from '#simulation';
import type { Detail, HudContent } from '#stage';
import type { DebugTools } from './debug/debug-tools.ts';
import { ReplayEvents } from './events/game-events.ts';
import type { Outputs } from './outputs/outputs.ts';
import { DetailController } from './picture/detail-controller.ts';
import type { StageHost } from './picture/stage-host.ts';
import type { ShownReplay, ShownRun } from './picture/shown-run.ts';
import type { Session } from './session/session.ts';

const PUBLISH_MS = 100;

export interface LoopGame {
  readonly session: Session;
  readonly stageHost: StageHost;
  readonly outputs: Outputs;
  readonly input: { frame(now: number): void };
  readonly hud: HudContent;
  readonly shown: ShownRun;
  readonly shownReplay: ShownReplay | undefined;
  readonly debugTools: DebugTools | undefined;
  show(replay: undefined): void;
  publish(now: number): void;
}

export class FrameLoop {
  private readonly detailController = new DetailController();
  private readonly replayEvents: ReplayEvents;
  private publishedAt = 0;
  private cancel: () => void = () => undefined;

  constructor(private readonly game: LoopGame) {
    this.replayEvents = new ReplayEvents(game.outputs.onReplayEvent);
  }

  start(): void {
    this.cancel = startLoop(
      (now) => this.frame(now),
      (error) => this.game.stageHost.onFault(error),
    );
  }

  stop(): void {
    this.cancel();
  }

  draw(now = performance.now()): void {
    const { hud, session, debugTools, stageHost, shown } = this.game;
    hud.course = session.labels.course;
    debugTools?.update();
    stageHost.presenter?.draw(shown, this.detail, now, debugTools?.takeoffs);
  }

  /** Always full in manual mode, so tests get the same picture on any machine. */
  get detail(): Detail {
    return this.game.session.debug.manual ? 'full' : this.detailController.detail;
  }

  get framesPerSecond(): number {
    return this.detailController.framesPerSecond;
  }

  private frame(now: number): void {
    const { game, detailController } = this;
    // A still picture is not redrawn, so its frames say nothing about the drawing speed.
    if (game.shown.playing && game.stageHost.isVisible) detailController.onFrame(now);
    else detailController.interrupt();
    const meter = game.debugTools?.meter;
    if (meter === undefined) {
      this.advance(now);
      this.draw(now);
    } else
      meter.measure(
        () => this.advance(now),
        () => this.draw(now),
      );
    if (now - this.publishedAt < PUBLISH_MS) return;
    this.publishedAt = now;
    game.publish(now);
  }

  private advance(now: number): number {
    const { session, input, stageHost, shownReplay } = this.game;
    const { steps } = session.run.view;
    input.frame(now);
    // Don't advance what nobody can see. The session is paused by then; a replay can't always be.
    if (!stageHost.isVisible) return 0;
    if (shownReplay === undefined) session.advance(now);
    else this.advanceReplay(shownReplay, now);
    return session.run.view.steps - steps;
  }

  private advanceReplay(replay: ShownReplay, now: number): void {
    try {
      replay.advance(now, this.afterReplayStep);
    } catch (error) {
      console.error('What was shown on the stage failed.', error);
      this.game.show(undefined);
    }
  }

  private readonly afterReplayStep = (view: RunView): void => {
    this.game.stageHost.stage?.afterStep(view);
    this.replayEvents.afterStep(view);
  };
}

/**
 * Returns a function that stops it. A frame that throws ends the loop, because it would throw 60
 * times a second from then on.
 */
export function startLoop(
  frame: (now: number) => void,
  onFailure: (error: unknown) => void,
): () => void {
  let handle = 0;
  const cancel = () => cancelAnimationFrame(handle);
  const tick = (now: number) => {
    // Request the next frame first, so that this one can cancel the loop.
    handle = requestAnimationFrame(tick);
    try {
      frame(now);
    } catch (error) {
      cancel();
      onFailure(error);
    }
  };
  handle = requestAnimationFrame(tick);
  return cancel;
}
