/** Drawn in the first frame, so it can't load later. Uses only characters of the stage's font. */
export const STAGE = {
  highScore: 'HI',
} as const;

/** What the jump key does next. "Press SPACE to Start" is a fixed phrase, hence the capital. */
const BY_KEY = { start: 'Start', resume: 'resume' } as const;
const BY_TAP = { start: 'start', resume: 'resume' } as const;

export function pressToContinue(key: string, touch: boolean, next: keyof typeof BY_KEY): string {
  return touch ? `Tap to ${BY_TAP[next]}` : `Press ${key} to ${BY_KEY[next]}`;
}

export function pausedText(key: string, touch: boolean): string {
  return `Paused. ${pressToContinue(key, touch, 'resume')}`;
}

/** A seed that the stage's font can write, and that leaves room for the scores. */
const WRITABLE_SEED = /^[A-Za-z\d +,.:;!?&%()/-]{1,16}$/;

export function seedOnStage(seed: string): string {
  return WRITABLE_SEED.test(seed) ? `Seed ${seed}` : 'Fixed seed';
}
