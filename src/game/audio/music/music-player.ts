import { nightAt, type RunView, skyScoreOf } from '#simulation';
import type { PageAudio } from '../page-audio.ts';
import { generate } from '../sounds.ts';
import {
  type Instrument,
  INSTRUMENT_NAMES,
  INSTRUMENTS,
  type Mood,
  playNotes,
  sixteenthSeconds,
} from './layers.ts';

/** Hand notes to the browser this long before they sound, s, so a slow frame leaves no gap. */
const AHEAD_S = 0.15;

const FADE_S = 0.03;

/**
 * Plays the music of a run. The steps of the run are its clock, so it falls silent when the run
 * stops.
 */
export class MusicPlayer {
  private readonly context: AudioContext;
  private readonly buffers: ReadonlyMap<Instrument, AudioBuffer>;
  private readonly sources = new Set<AudioBufferSourceNode>();
  private readonly mood: Mood = { speed: 0, turbo: false, night: false };
  /**
   * Stopped music fades out through its own node, so each start gets a new one. Undefined in
   * silence.
   */
  private volume: GainNode | undefined;
  private sixteenth = 0;
  /** On the audio context's clock, s. */
  private nextAt = 0;

  constructor(
    private readonly audio: PageAudio,
    private readonly output: AudioNode,
  ) {
    this.context = audio.context;
    this.buffers = new Map(
      INSTRUMENT_NAMES.map((name) => [name, generate(audio.zzfx, INSTRUMENTS[name])]),
    );
  }

  afterStep(view: RunView): void {
    const { currentTime, state } = this.context;
    if (state !== 'running') return;
    this.mood.speed = view.pace.baseSpeed;
    this.mood.turbo = view.turbo.stepsLeft > 0;
    this.mood.night = nightAt(skyScoreOf(view)) > 0;
    if (this.volume === undefined) this.begin(currentTime);
    if (this.nextAt < currentTime) this.nextAt = currentTime;
    while (this.nextAt < currentTime + AHEAD_S) {
      playNotes(this.sixteenth, this.mood, this.play);
      this.sixteenth += 1;
      this.nextAt += sixteenthSeconds(this.mood);
    }
  }

  reset(): void {
    this.stop();
    this.sixteenth = 0;
  }

  /** Fades out. The music goes on where it was with the next step. */
  stop(): void {
    const { volume } = this;
    if (volume === undefined) return;
    this.volume = undefined;
    const { currentTime } = this.context;
    volume.gain.setTargetAtTime(0, currentTime, FADE_S);
    for (const source of this.sources) source.stop(currentTime + 6 * FADE_S);
    this.sources.clear();
  }

  private begin(now: number): void {
    this.volume = this.context.createGain();
    this.volume.connect(this.output);
    this.nextAt = now;
  }

  private readonly play = (instrument: Instrument, hz: number): void => {
    const { volume } = this;
    const buffer = this.buffers.get(instrument);
    if (volume === undefined || buffer === undefined) return;
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    if (hz > 0) source.playbackRate.value = hz / INSTRUMENTS[instrument].frequency;
    source.connect(volume);
    this.sources.add(source);
    source.addEventListener('ended', () => this.sources.delete(source));
    source.start(this.nextAt);
    this.audio.resume();
  };
}
