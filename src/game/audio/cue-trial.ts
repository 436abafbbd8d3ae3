import { withTimeout } from '#platform';
import { READY_LEAD_MS } from './audio-cues.ts';
import { AudioMixer, type VolumeSettings } from './audio-mixer.ts';

const MIN_TAPS = 6;

/**
 * The usual time from a cue to the key, ms: the mean of the middle half, which leaves out stray
 * taps. Undefined below {@link MIN_TAPS}.
 */
export function usualResponse(times: readonly number[]): number | undefined {
  if (times.length < MIN_TAPS) return undefined;
  const quarter = Math.floor(times.length / 4);
  const middle = times
    .slice()
    .sort((a, b) => a - b)
    .slice(quarter, times.length - quarter);
  return middle.reduce((sum, time) => sum + time, 0) / middle.length;
}

/**
 * Hand both notes to the browser this long before the first one, ms, so their distance is exact.
 */
const AHEAD_MS = 100;

const START_TIMEOUT_MS = 3000;

export interface CueTrial {
  readonly latencyMs: number;
  /**
   * Plays a 'get ready' and the cue to jump after it, as in a run.
   * @returns when the cue starts, ms on the clock of `performance.now()`; NaN if it isn't heard.
   */
  play(): number;
  dispose(): void;
}

/**
 * Call this in the handler of a user gesture.
 * @throws if the browser plays no sound.
 */
export async function openCueTrial(volumes: VolumeSettings): Promise<CueTrial> {
  const { pageAudio } = await import('./page-audio.ts');
  pageAudio.resume();
  await withTimeout(pageAudio.context.resume(), START_TIMEOUT_MS);
  const mixer = new AudioMixer(pageAudio.zzfx);
  mixer.applySettings(volumes);
  return {
    get latencyMs() {
      return pageAudio.latencyMs;
    },
    play: () => {
      if (!pageAudio.resume()) return NaN;
      mixer.cue('jumpReady', 0, 0, AHEAD_MS / 1000);
      mixer.cue('jumpCue', 0, 0, (AHEAD_MS + READY_LEAD_MS) / 1000);
      return performance.now() + AHEAD_MS + READY_LEAD_MS;
    },
    dispose: () => {
      mixer.dispose();
      pageAudio.suspend();
    },
  };
}
