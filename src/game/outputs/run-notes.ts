import {
  milestoneOnStage,
  RECORD_ON_STAGE,
  retrySuccessOnStage,
  rivalOutOnStage,
  rivalPassedOnStage,
} from '#content';
import { type RunView, STEPS_PER_SECOND } from '#simulation';

const NOTE_STEPS = 2 * STEPS_PER_SECOND;
/** A note can be read in this time, before the next one replaces it. */
const READ_STEPS = 1.5 * STEPS_PER_SECOND;
/** Later it's no news. */
const WAIT_STEPS = 4 * STEPS_PER_SECOND;

/** Points: the first milestone with a note, and the distance between the later ones. */
const FIRST_MILESTONE_POINTS = 250;
const MILESTONE_INTERVAL_POINTS = 500;

/** From the least important on. */
const KINDS = ['milestone', 'rivalOut', 'record', 'success', 'win'] as const;
type Kind = (typeof KINDS)[number];

interface Note {
  readonly text: string;
  readonly kind: Kind;
  readonly at: number;
}

/** What has just happened, in words on the stage: one note at a time, the most important first. */
export class RunNotes {
  current = '';
  private shownAt = 0;
  private steps = 0;
  private waiting: readonly Note[] = [];
  private nextMilestone = FIRST_MILESTONE_POINTS;

  /** A restored run begins in the middle. */
  begin({ steps, score }: Pick<RunView, 'steps' | 'score'>): void {
    this.current = '';
    this.steps = steps;
    this.waiting = [];
    this.nextMilestone = milestoneAfter(score);
  }

  afterStep({ steps, score, practice }: RunView): void {
    this.steps = steps;
    if (this.current !== '' && steps - this.shownAt >= NOTE_STEPS) this.current = '';
    if (practice === null && score >= this.nextMilestone) {
      this.write('milestone', milestoneOnStage(this.nextMilestone));
      this.nextMilestone = milestoneAfter(score);
    }
    if (this.waiting.length > 0) this.showNext();
  }

  onRecord(): void {
    this.write('record', RECORD_ON_STAGE);
  }

  onRetrySuccess(tries: number): void {
    this.write('success', retrySuccessOnStage(tries));
  }

  onRivalOut(name: string, score: number): void {
    this.write('rivalOut', rivalOutOnStage(name, score));
  }

  onRivalPassed(name: string): void {
    this.write('win', rivalPassedOnStage(name));
  }

  private write(kind: Kind, text: string): void {
    this.waiting = [...this.waiting, { kind, text, at: this.steps }];
    this.showNext();
  }

  private showNext(): void {
    const { steps } = this;
    if (this.current !== '' && steps - this.shownAt < READ_STEPS) return;
    const [next, ...rest] = this.waiting
      .filter(({ at }) => steps - at < WAIT_STEPS)
      .sort((one, other) => KINDS.indexOf(other.kind) - KINDS.indexOf(one.kind));
    this.waiting = rest;
    if (next === undefined) return;
    this.current = next.text;
    this.shownAt = steps;
  }
}

function milestoneAfter(score: number): number {
  if (score < FIRST_MILESTONE_POINTS) return FIRST_MILESTONE_POINTS;
  return score - (score % MILESTONE_INTERVAL_POINTS) + MILESTONE_INTERVAL_POINTS;
}
