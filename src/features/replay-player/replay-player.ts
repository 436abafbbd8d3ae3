import type { Run, RunView } from '#simulation';
import type { PlayAction, ShownReplay } from '#game/api';
import { Store } from '#platform';
import { LitKeys } from './lit-keys.ts';
import { type Playback, type Rate, RATES } from './playback.ts';

/** How often the state is published while a replay plays, ms. */
const PUBLISH_MS = 100;

/** Pause between the end of a chapter and the next one, so that the crash can be seen, ms. */
const BETWEEN_CHAPTERS_MS = 1000;

/** A part of what the player shows, with a title of its own. */
export interface Chapter {
  readonly title: string;
  readonly playback: Playback;
}

/** What the controls show. Steps are counted from the beginning of the chapter. */
export interface ReplayPlayerState {
  readonly title: string;
  readonly step: number;
  readonly steps: number;
  /** Steps per second at the speed at which the run was played. */
  readonly stepsPerSecond: number;
  readonly playing: boolean;
  readonly rate: Rate;
  /** The last chapter has ended. */
  readonly ended: boolean;
}

/**
 * Shows chapters one after another, and stops at the end of the last. A new player is paused at the
 * beginning.
 */
export class ReplayPlayer implements ShownReplay {
  readonly phase = 'shown';
  /** Published immediately after a command, and ten times a second while it plays. */
  readonly state: Store<ReplayPlayerState>;
  /** The keys that the run is played with. */
  readonly keys = new LitKeys();

  private index = 0;
  private chapter: Chapter;
  private rate: Rate = 1;
  /** When this chapter ended, ms; undefined unless the next one begins automatically. */
  private chapterEndedAt: number | undefined;
  private publishedAt = 0;

  constructor(private readonly chapters: readonly [Chapter, ...Chapter[]]) {
    [this.chapter] = chapters;
    this.state = new Store(this.readState());
    this.keys.reset(this.chapter.playback.takeKeys());
  }

  get run(): Run {
    return this.chapter.playback.run;
  }

  /** Also true in the pause between two chapters. */
  get playing(): boolean {
    return this.chapter.playback.playing || this.chapterEndedAt !== undefined;
  }

  get alpha(): number {
    return this.chapter.playback.alpha;
  }

  get highScore(): number {
    return this.chapter.playback.highScore;
  }

  get crashBoxes(): boolean {
    return this.chapter.playback.crashBoxes;
  }

  get ghost(): RunView | null {
    return this.chapter.playback.ghost;
  }

  countdown(): number {
    return 0;
  }

  sinceCrash(now: number): number {
    return this.chapter.playback.sinceCrash(now);
  }

  mayRestart(): boolean {
    return false;
  }

  /**
   * At the end of a chapter it continues with the next one, at the end of the last one with the
   * first.
   */
  play(): void {
    if (this.playing) return;
    if (this.chapter.playback.ended) this.goTo(this.hasNext ? this.index + 1 : 0, 0);
    this.chapter.playback.play();
    this.publish();
  }

  pause(): void {
    this.chapterEndedAt = undefined;
    this.chapter.playback.pause();
    this.publish();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  setRate(rate: Rate): void {
    this.rate = rate;
    this.chapter.playback.setRate(rate);
    this.publish();
  }

  /** The next rate, faster or slower; none beyond the fastest and the slowest. */
  changeRate(faster: boolean): void {
    const rate = RATES[RATES.indexOf(this.rate) + (faster ? 1 : -1)];
    if (rate !== undefined) this.setRate(rate);
  }

  /** Goes to a step of this chapter. */
  seek(step: number): void {
    this.goTo(this.index, step);
  }

  /** Skips forward, or back if negative, into another chapter if necessary. */
  skip(seconds: number): void {
    const { steps, position, stepsPerSecond } = this.chapter.playback;
    const target = position + seconds * stepsPerSecond;
    const before = this.chapters[this.index - 1];
    if (target < 0 && before !== undefined)
      this.goTo(this.index - 1, before.playback.steps + target);
    else if (target >= steps && this.hasNext) this.goTo(this.index + 1, target - steps);
    else this.seek(target);
  }

  /** Goes to the beginning of the first chapter. */
  seekStart(): void {
    this.goTo(0, 0);
  }

  /** Goes to the end of the last chapter. */
  seekEnd(): void {
    const last = this.chapters.at(-1);
    this.goTo(this.chapters.length - 1, last?.playback.steps ?? 0);
  }

  press(action: PlayAction): void {
    if (action === 'pause' || action === 'jump') this.toggle();
  }

  advance(now: number, afterStep: (view: RunView) => void): void {
    const { playing } = this;
    const { playback } = this.chapter;
    const played = playback.playing;
    playback.advance(now, afterStep);
    if (played && !playback.playing && this.hasNext) this.chapterEndedAt = now;
    if (this.chapterEndedAt !== undefined && now - this.chapterEndedAt >= BETWEEN_CHAPTERS_MS) {
      this.goTo(this.index + 1, 0);
      this.chapter.playback.advance(now, afterStep);
    }
    this.keys.update(this.chapter.playback.takeKeys(), now);
    if (playing && (!this.playing || now - this.publishedAt >= PUBLISH_MS)) this.publish(now);
  }

  private get hasNext(): boolean {
    return this.index + 1 < this.chapters.length;
  }

  /** Keeps playing there if it was playing. */
  private goTo(index: number, step: number): void {
    const chapter = this.chapters[index];
    if (chapter === undefined) return;
    const { playing } = this;
    this.chapterEndedAt = undefined;
    this.chapter.playback.pause();
    this.index = index;
    this.chapter = chapter;
    chapter.playback.setRate(this.rate);
    chapter.playback.seek(step);
    if (playing && !chapter.playback.ended) chapter.playback.play();
    this.keys.reset(chapter.playback.takeKeys());
    this.publish();
  }

  private publish(now = this.publishedAt): void {
    this.publishedAt = now;
    this.state.publish(this.readState());
  }

  private readState(): ReplayPlayerState {
    const { position, steps, stepsPerSecond, ended } = this.chapter.playback;
    return {
      title: this.chapter.title,
      step: position,
      steps,
      stepsPerSecond,
      playing: this.playing,
      rate: this.rate,
      ended: ended && !this.hasNext && !this.playing,
    };
  }
}
