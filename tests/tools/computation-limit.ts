/**
 * The time limit of a test that only computes, ms, for `vi.setConfig({ testTimeout })`. Vitest
 * cannot interrupt such a test, so the limit would not even end an endless loop; all that a tight
 * one does is to fail on a busy machine, which takes ten times as long as an idle one.
 */
export const COMPUTATION_LIMIT = 900_000;
