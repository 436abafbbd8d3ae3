import { milestoneOnStage, RECORD_ON_STAGE, retrySuccessOnStage, turboGainOnStage } from '#content';
import { PX_PER_METRE, type RunView, STEP_EVENT, STEPS_PER_SECOND } from '#simulation';

/** How long a note is shown, steps. */
const NOTE_STEPS = 2 * STEPS_PER_SECOND;

/**
 * The first milestone that has words, and the distance from the second one to each further one,
 * points.
 */
const FIRST_MILESTONE = 250;
const MILESTONE_EVERY = 500;

/**
 * What has just happened in the player's run, in words on the stage: a milestone, what turbo
 * gained, a new high score.
 */
export class RunNotes {
  /** The note to show; empty for none. */
  current = '';
  private writtenAt = 0;
  private steps = 0;
  private nextMilestone = FIRST_MILESTONE;
  /** What turbo has gained since it was set off, px. */
  private turboGain = 0;

  /** A run begins, perhaps in the middle. */
  reset({ steps, score }: Pick<RunView, 'steps' | 'score'>): void {
    this.current = '';
    this.steps = steps;
    this.nextMilestone = milestoneAfter(score);
    this.turboGain = 0;
  }

  afterStep({ steps, score, practice, happened, pace, turbo }: RunView): void {
    this.steps = steps;
    if (this.current !== '' && steps - this.writtenAt >= NOTE_STEPS) this.current = '';
    if (turbo.stepsLeft > 0) this.turboGain += pace.gameSpeed - pace.baseSpeed;
    if ((happened & STEP_EVENT.turboEnded) !== 0) {
      this.write(turboGainOnStage(Math.round(this.turboGain / PX_PER_METRE)));
      this.turboGain = 0;
    }
    if (practice === null && score >= this.nextMilestone) {
      this.write(milestoneOnStage(this.nextMilestone));
      this.nextMilestone = milestoneAfter(score);
    }
  }

  /** The score has passed the high score. */
  onRecord(): void {
    this.write(RECORD_ON_STAGE);
  }

  /** The player has got past what they tried again. */
  onRetrySuccess(tries: number): void {
    this.write(retrySuccessOnStage(tries));
  }

  private write(note: string): void {
    this.current = note;
    this.writtenAt = this.steps;
  }
}

/** The first milestone above a score. */
function milestoneAfter(score: number): number {
  if (score < FIRST_MILESTONE) return FIRST_MILESTONE;
  return score - (score % MILESTONE_EVERY) + MILESTONE_EVERY;
}
