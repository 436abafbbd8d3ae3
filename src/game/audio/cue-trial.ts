import { withTimeout } from '#platform';
import { READY_LEAD_MS } from './audio-cues.ts';
import { AudioMixer, type VolumeSettings } from './audio-mixer.ts';

/** Fewer taps than this say too little about a listener. */
const LEAST_TAPS = 6;

/**
 * The usual time from a cue to the key, ms: the mean of the middle half of a listener's times,
 * because a tap now and then comes by mistake. Undefined for fewer than {@link LEAST_TAPS}.
 */
export function usualResponse(times: readonly number[]): number | undefined {
  if (times.length < LEAST_TAPS) return undefined;
  const quarter = Math.floor(times.length / 4);
  const middle = times
    .slice()
    .sort((a, b) => a - b)
    .slice(quarter, times.length - quarter);
  return middle.reduce((sum, time) => sum + time, 0) / middle.length;
}

/**
 * A pair of notes is handed to the browser this long before the first one, ms, so that their
 * distance is exact.
 */
const AHEAD_MS = 100;

/** How long a browser may take to start its sound, ms. */
const START_TIMEOUT = 3000;

/** Plays cues outside a run, so that a player can tap along. */
export interface CueTrial {
  /** Time from a sound's start to the ear, ms, as far as the browser says. */
  readonly latencyMs: number;
  /**
   * Plays a 'get ready' and the cue to jump after it, as in a run.
   * @returns when the cue starts, ms on the clock of `performance.now()`; NaN if it is not heard.
   */
  play(): number;
  dispose(): void;
}

/**
 * Starts the sound, at these volumes. Has to be called in an event of the player's.
 * @throws if the browser plays no sound.
 */
export async function openCueTrial(volumes: VolumeSettings): Promise<CueTrial> {
  const { pageAudio } = await import('./page-audio.ts');
  pageAudio.wake();
  await withTimeout(pageAudio.context.resume(), START_TIMEOUT);
  const mixer = new AudioMixer(pageAudio.zzfx);
  mixer.applySettings(volumes);
  return {
    get latencyMs() {
      return pageAudio.latencyMs;
    },
    play: () => {
      if (!pageAudio.wake()) return NaN;
      mixer.cue('jumpReady', 0, 0, AHEAD_MS / 1000);
      mixer.cue('jumpCue', 0, 0, (AHEAD_MS + READY_LEAD_MS) / 1000);
      return performance.now() + AHEAD_MS + READY_LEAD_MS;
    },
    dispose: () => {
      mixer.dispose();
      pageAudio.sleep();
    },
  };
}
