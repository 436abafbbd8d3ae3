import type { PlayAction, ShownGhost, ShownReplay, StepClock, StoryFollower } from '#game';
import { Store } from '#platform';
import { runFromReplay } from '#replay';
import { NO_INPUT, type Run, STEPS_PER_SECOND } from '#simulation';
import { Story } from '#story';
import { type Chapter, runAt, stepsOf, takeStep } from './chapter.ts';
import { HighlightedKeys, keysOfStep } from './highlighted-keys.ts';

/** Relative to the speed of the run. */
export const RATES = [0.5, 1, 2] as const;
export type Rate = (typeof RATES)[number];

const PUBLISH_MS = 100;

/** Pause between chapters so that the crash can be seen, ms. */
const BETWEEN_CHAPTERS_MS = 1000;

export interface ReplayPlayerState {
  readonly title: string;
  readonly step: number;
  readonly steps: number;
  readonly stepsPerSecond: number;
  readonly playing: boolean;
  readonly rate: Rate;
  readonly ended: boolean;
}

export interface PlayerOptions {
  readonly highScore: number;
  readonly clock: StepClock;
}

/** A new player is paused at the start. Time only passes in `advance`. */
export class ReplayPlayer implements ShownReplay {
  readonly phase = 'shown';
  readonly ranked = false;
  readonly highScore: number;
  /** Published right after each command, and ten times a second during playback. */
  readonly state: Store<ReplayPlayerState>;
  readonly keys = new HighlightedKeys();
  readonly story: Story;
  /** Nobody's rival. */
  ghost: ShownGhost | null = null;

  private readonly clock: StepClock;
  private index = 0;
  private chapter: Chapter;
  private current: Run;
  private ghostRun: Run | undefined;
  private isPlaying = false;
  private rate: Rate = 1;
  private hasSeeked = true;
  private resumes = false;
  private crashedAt = 0;
  /** When this chapter ended, ms; undefined unless the next one is about to start. */
  private chapterEndedAt: number | undefined;
  private pressed = NO_INPUT;
  private publishedAt = 0;

  /** @throws ReplayError if a replay has other rules. */
  constructor(
    private readonly chapters: readonly [Chapter, ...Chapter[]],
    { highScore, clock }: PlayerOptions,
  ) {
    this.highScore = highScore;
    this.clock = clock;
    [this.chapter] = chapters;
    this.current = runFromReplay(this.chapter.replay);
    this.story = new Story(this.current.view);
    this.beginChapter();
    this.tell(this.chapter.from);
    this.state = new Store(this.readState());
    this.keys.reset(this.takeKeys());
  }

  get run(): Run {
    return this.current;
  }

  /** Also true in the pause between two chapters. */
  get playing(): boolean {
    return this.isPlaying || this.chapterEndedAt !== undefined;
  }

  get alpha(): number {
    return this.isAtEnd || this.hasSeeked ? 0 : this.clock.alpha;
  }

  get crashBoxes(): boolean {
    return this.chapter.crashBoxes === true;
  }

  readonly runAt = (step: number, run?: Run): Run => runAt(this.chapter.replay, step, run);

  countdown(): number {
    return 0;
  }

  /** ms since playback reached the crash; 0 before that. */
  msSinceCrash(now: number): number {
    return this.current.view.gameOver && !this.hasSeeked ? Math.max(0, now - this.crashedAt) : 0;
  }

  play(): void {
    if (this.playing) return;
    if (this.isAtEnd) this.goTo(this.hasNext ? this.index + 1 : 0, 0);
    this.isPlaying = true;
    this.resumes = true;
    this.publish();
  }

  pause(): void {
    this.chapterEndedAt = undefined;
    this.isPlaying = false;
    this.publish();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  setRate(rate: Rate): void {
    this.rate = rate;
    this.clock.setRate(this.speed * rate);
    this.publish();
  }

  changeRate(faster: boolean): void {
    const rate = RATES[RATES.indexOf(this.rate) + (faster ? 1 : -1)];
    if (rate !== undefined) this.setRate(rate);
  }

  seek(step: number): void {
    this.goTo(this.index, step);
  }

  skip(seconds: number): void {
    const { step, steps, stepsPerSecond } = this.readState();
    const target = step + seconds * stepsPerSecond;
    const before = this.chapters[this.index - 1];
    if (target < 0 && before !== undefined) this.goTo(this.index - 1, stepsOf(before) + target);
    else if (target >= steps && this.hasNext) this.goTo(this.index + 1, target - steps);
    else this.seek(target);
  }

  seekStart(): void {
    this.goTo(0, 0);
  }

  seekEnd(): void {
    this.goTo(this.chapters.length - 1, Infinity);
  }

  press(action: PlayAction): void {
    if (action === 'pause' || action === 'jump') this.toggle();
  }

  advance(now: number, follower: StoryFollower): void {
    const { playing } = this;
    this.takeSteps(now, follower);
    if (this.chapterEndedAt !== undefined && now - this.chapterEndedAt >= BETWEEN_CHAPTERS_MS) {
      this.goTo(this.index + 1, 0);
      this.takeSteps(now, follower);
    }
    this.keys.update(this.takeKeys(), now);
    if (playing && (!this.playing || now - this.publishedAt >= PUBLISH_MS)) this.publish(now);
  }

  private get hasNext(): boolean {
    return this.index + 1 < this.chapters.length;
  }

  private get isAtEnd(): boolean {
    return this.current.view.steps >= this.chapter.replay.inputs.length;
  }

  private get speed(): number {
    return this.chapter.replay.assists.speed;
  }

  private takeSteps(now: number, follower: StoryFollower): void {
    const { chapter, clock, current } = this;
    if (this.hasSeeked) {
      this.hasSeeked = false;
      this.crashedAt = now;
      clock.start(now, this.speed * this.rate);
      follower.begin(this.story);
    }
    if (!this.isPlaying) return;
    if (this.resumes) clock.resume(now);
    this.resumes = false;
    const due = clock.stepsDue(now);
    for (let i = 0; i < due && !this.isAtEnd; i++) {
      this.takeStep();
      this.pressed |= keysOfStep(current.view, chapter.replay);
      follower.afterStep(this.story);
    }
    if (!this.isAtEnd) return;
    this.isPlaying = false;
    this.crashedAt = now;
    if (this.hasNext) this.chapterEndedAt = now;
  }

  private takeKeys(): number {
    const keys = this.pressed | keysOfStep(this.current.view, this.chapter.replay);
    this.pressed = NO_INPUT;
    return keys;
  }

  private goTo(index: number, step: number): void {
    const chapter = this.chapters[index];
    if (chapter === undefined) return;
    const { playing } = this;
    const at = chapter.from + Math.min(Math.max(Math.round(step), 0), stepsOf(chapter));
    const isAhead = chapter === this.chapter && at >= this.current.view.steps;
    this.index = index;
    this.chapter = chapter;
    if (!isAhead) this.beginChapter();
    this.tell(at);
    this.chapterEndedAt = undefined;
    this.hasSeeked = true;
    this.pressed = NO_INPUT;
    this.isPlaying = playing && !this.isAtEnd;
    this.resumes = this.isPlaying;
    this.keys.reset(this.takeKeys());
    this.publish();
  }

  private beginChapter(): void {
    const { replay, ghost } = this.chapter;
    this.current = runFromReplay(replay);
    this.ghostRun = ghost && runFromReplay(ghost);
    this.ghost = this.ghostRun === undefined ? null : { view: this.ghostRun.view, rival: null };
    this.story.begin(this.current.view, this.ghostRun?.view ?? null);
  }

  /** Goes on to this step, or to the end of the run. */
  private tell(step: number): void {
    const { view } = this.current;
    while (view.steps < step && !view.gameOver) this.takeStep();
  }

  private takeStep(): void {
    const { chapter, current, ghostRun } = this;
    takeStep(current, chapter.replay);
    if (ghostRun !== undefined && chapter.ghost !== undefined) takeStep(ghostRun, chapter.ghost);
    this.story.afterStep();
  }

  private publish(now = this.publishedAt): void {
    this.publishedAt = now;
    this.state.publish(this.readState());
  }

  private readState(): ReplayPlayerState {
    const { chapter, current, rate, playing } = this;
    return {
      title: chapter.title,
      step: current.view.steps - chapter.from,
      steps: stepsOf(chapter),
      stepsPerSecond: STEPS_PER_SECOND * this.speed,
      playing,
      rate,
      ended: this.isAtEnd && !this.hasNext && !playing,
    };
  }
}
