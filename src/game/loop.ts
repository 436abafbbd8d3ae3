import type { Detail, HudContent } from '#stage';
import type { Moment } from '#story';
import type { DebugTools } from './debug/debug-tools.ts';
import { DetailController } from './picture/detail-controller.ts';
import type { StageHost } from './picture/stage-host.ts';
import type { ShownReplay, StoryFollower } from './picture/shown-run.ts';
import type { Session } from './session/session.ts';

const PUBLISH_MS = 100;

export interface LoopOptions {
  readonly session: Session;
  readonly stageHost: StageHost;
  readonly hud: HudContent;
  readonly beforeFrame: (now: number) => void;
  readonly onReplayMoment: (moment: Moment) => void;
  readonly onReplayFailure: () => void;
  /** Ten times a second. */
  readonly onTick: (now: number) => void;
}

export class FrameLoop {
  debugTools: DebugTools | undefined;
  private readonly detailController = new DetailController();
  private publishedAt = 0;
  private cancel: () => void = () => undefined;

  constructor(private readonly options: LoopOptions) {}

  start(): void {
    this.cancel = startLoop(
      (now) => this.frame(now),
      (error) => this.options.stageHost.onFault(error),
    );
  }

  stop(): void {
    this.cancel();
  }

  draw(now = performance.now()): void {
    const { hud, session, stageHost } = this.options;
    hud.course = session.courseLabel;
    this.debugTools?.update();
    stageHost.presenter?.draw(stageHost.shown, this.detail, now, this.debugTools?.takeoffs);
  }

  /** Always full in manual mode, so tests get the same picture on any machine. */
  get detail(): Detail {
    return this.options.session.debug.manual ? 'full' : this.detailController.detail;
  }

  get framesPerSecond(): number {
    return this.detailController.framesPerSecond;
  }

  private frame(now: number): void {
    const { options, detailController } = this;
    // A still picture is not redrawn, so its frames say nothing about the drawing speed.
    if (options.stageHost.shown.playing && options.stageHost.isVisible)
      detailController.onFrame(now);
    else detailController.interrupt();
    const meter = this.debugTools?.meter;
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
    options.onTick(now);
  }

  private advance(now: number): number {
    const { session, stageHost, beforeFrame } = this.options;
    const { steps } = session.run.view;
    beforeFrame(now);
    // Don't advance what nobody can see. The session is paused by then; a replay can't always be.
    if (!stageHost.isVisible) return 0;
    if (stageHost.replay === undefined) session.advance(now);
    else this.advanceReplay(stageHost.replay, now);
    return session.run.view.steps - steps;
  }

  private advanceReplay(replay: ShownReplay, now: number): void {
    try {
      replay.advance(now, this.replayFollower);
    } catch (error) {
      console.error('What was shown on the stage failed.', error);
      this.options.onReplayFailure();
    }
  }

  private readonly replayFollower: StoryFollower = {
    begin: (story) => this.options.stageHost.begin(story),
    afterStep: (story) => {
      this.options.stageHost.stage?.afterStep(story);
      story.moments.forEach(this.options.onReplayMoment);
    },
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
