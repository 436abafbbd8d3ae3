import { type RunView, skyScoreOf, type StepEventType } from '#simulation';

/** What a run is measured against. Infinity for what it isn't. */
export interface Goals {
  /** The score to pass for a record. */
  readonly record: number;
  /** The score at the end of the rival's run. */
  readonly rival: number;
  /** The step at which a retry has succeeded. */
  readonly retry: number;
}

export const NO_GOALS: Goals = { record: Infinity, rival: Infinity, retry: Infinity };

/** Told in this order, after the simulation's events. */
const GOAL_MOMENTS = ['record', 'rivalOut', 'rivalPassed', 'retrySucceeded'] as const;
type GoalMoment = (typeof GOAL_MOMENTS)[number];

export type Moment = StepEventType | GoalMoment;

/** For this many points a story knows when they were reached. A night is shorter. */
const KNOWN_POINTS = 256;

/** A story goes on for this long after its last crash, steps: until a beaten rival is gone. */
export const AFTERMATH_STEPS = 180;

/**
 * What has happened in a run so far. Whoever begins, restores or shows the run says `begin`; after
 * a jump in time the steps before its goal are told again.
 */
export class Story {
  run: RunView;
  /** The run beside it. */
  ghost: RunView | null = null;
  /** What has happened in the last step, in order. */
  readonly moments: Moment[] = [];
  /** Of the run, and after its end of its ghost. */
  steps = 0;
  private goals = NO_GOALS;
  private begunAt = 0;
  private hasEnded = false;
  private score = 0;
  private readonly lastAt = new Map<Moment, number>();
  private readonly counts = new Map<Moment, number>();
  private readonly reachedAt = new Float64Array(KNOWN_POINTS);

  constructor(run: RunView, ghost: RunView | null = null) {
    this.run = run;
    this.begin(run, ghost);
  }

  begin(run: RunView, ghost: RunView | null): void {
    this.run = run;
    this.steps = run.steps;
    this.begunAt = run.steps;
    this.hasEnded = run.gameOver;
    this.moments.length = 0;
    this.lastAt.clear();
    this.counts.clear();
    this.score = skyScoreOf(run);
    this.reachedAt.fill(run.steps);
    this.join(ghost);
  }

  /** The ghost joins a run that is under way. */
  join(ghost: RunView | null): void {
    this.ghost = ghost;
    this.pursue(this.goals);
  }

  /** What is reached already isn't told. */
  pursue(goals: Goals): void {
    this.goals = goals;
    for (const moment of GOAL_MOMENTS) this.counts.set(moment, this.isReached(moment) ? 1 : 0);
  }

  /** Call it right after each step of the run, and of its ghost once the run has ended. */
  afterStep(): void {
    const { moments, run } = this;
    this.steps += 1;
    moments.length = 0;
    if (!this.hasEnded) {
      const { events } = run;
      for (let i = 0; i < events.length; i++) this.tell(events.at(i).type);
      this.followScore();
      this.hasEnded = run.gameOver;
    }
    for (let i = 0; i < GOAL_MOMENTS.length; i++) {
      const moment = GOAL_MOMENTS[i];
      if (moment !== undefined && this.count(moment) === 0 && this.isReached(moment))
        this.tell(moment);
    }
  }

  /** How long ago it last happened, steps. Infinity if it hasn't happened since the beginning. */
  since(moment: Moment): number {
    return this.steps - (this.lastAt.get(moment) ?? -Infinity);
  }

  /** How often it has happened since the beginning. A goal also counts if it was reached before. */
  count(moment: Moment): number {
    return this.counts.get(moment) ?? 0;
  }

  /** Steps. */
  get sinceBeginning(): number {
    return this.steps - this.begunAt;
  }

  /**
   * How long ago the sky's score reached these points, or the story began beyond them, in steps of
   * the run. Infinity if it hasn't, or more than 255 points ago.
   */
  sincePoints(points: number): number {
    const isKnown = points <= this.score && this.score - points < KNOWN_POINTS;
    return isKnown ? this.run.steps - (this.reachedAt[points % KNOWN_POINTS] ?? 0) : Infinity;
  }

  /** The run is over, but its ghost still runs or has just crashed. */
  get hasAftermath(): boolean {
    const { ghost } = this;
    if (!this.hasEnded || ghost === null) return false;
    return !ghost.gameOver || this.since('rivalOut') < AFTERMATH_STEPS;
  }

  private tell(moment: Moment): void {
    this.moments.push(moment);
    this.lastAt.set(moment, this.steps);
    this.counts.set(moment, this.count(moment) + 1);
  }

  private followScore(): void {
    const score = skyScoreOf(this.run);
    while (this.score < score) {
      this.score += 1;
      this.reachedAt[this.score % KNOWN_POINTS] = this.steps;
    }
  }

  private isReached(moment: GoalMoment): boolean {
    const { run, ghost, goals } = this;
    switch (moment) {
      case 'record':
        return run.score > goals.record;
      case 'rivalOut':
        return goals.rival < Infinity && ghost?.gameOver === true;
      case 'rivalPassed':
        return run.score > goals.rival;
      case 'retrySucceeded':
        return run.steps >= goals.retry && !run.gameOver;
    }
  }
}
