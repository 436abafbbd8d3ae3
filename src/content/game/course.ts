/** A seed that the stage's font can write, and that leaves room for the scores. */
const WRITABLE_SEED = /^[A-Za-z\d +,.:;!?&%()/-]{1,16}$/;

/** The badge on the stage of a course that was chosen by its seed, which may be any text. */
export function seedOnStage(seed: string): string {
  return WRITABLE_SEED.test(seed) ? `Seed ${seed}` : 'Fixed seed';
}
