import {
  FIRST_SHOT_ON_STAGE,
  milestoneOnStage,
  RECORD_ON_STAGE,
  retrySuccessOnStage,
  rivalOutOnStage,
  rivalPassedOnStage,
} from '#content';
import { type RunView, STEPS_PER_SECOND } from '#simulation';

const NOTE_STEPS = 2 * STEPS_PER_SECOND;

/** Points: the first milestone with a note, and the distance between the later ones. */
const FIRST_MILESTONE_POINTS = 250;
const MILESTONE_INTERVAL_POINTS = 500;

export class RunNotes {
  current = '';
  private writtenAt = 0;
  private steps = 0;
  private nextMilestone = FIRST_MILESTONE_POINTS;

  /** A restored run begins in the middle. */
  begin({ steps, score }: Pick<RunView, 'steps' | 'score'>): void {
    this.current = '';
    this.steps = steps;
    this.nextMilestone = milestoneAfter(score);
  }

  afterStep({ steps, score, practice }: RunView): void {
    this.steps = steps;
    if (this.current !== '' && steps - this.writtenAt >= NOTE_STEPS) this.current = '';
    if (practice === null && score >= this.nextMilestone) {
      this.write(milestoneOnStage(this.nextMilestone));
      this.nextMilestone = milestoneAfter(score);
    }
  }

  onRecord(): void {
    this.write(RECORD_ON_STAGE);
  }

  onFirstShot(): void {
    this.write(FIRST_SHOT_ON_STAGE);
  }

  onRetrySuccess(tries: number): void {
    this.write(retrySuccessOnStage(tries));
  }

  onRivalOut(name: string, score: number): void {
    this.write(rivalOutOnStage(name, score));
  }

  onRivalPassed(name: string): void {
    this.write(rivalPassedOnStage(name));
  }

  private write(note: string): void {
    this.current = note;
    this.writtenAt = this.steps;
  }
}

function milestoneAfter(score: number): number {
  if (score < FIRST_MILESTONE_POINTS) return FIRST_MILESTONE_POINTS;
  return score - (score % MILESTONE_INTERVAL_POINTS) + MILESTONE_INTERVAL_POINTS;
}
