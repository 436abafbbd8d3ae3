/**
 * The time limit of a test that only computes, ms, for `vi.setConfig({ testTimeout })`. Vitest
 * can't interrupt such a test, so no limit ends an endless loop; a tight one only fails on a busy
 * machine, which takes ten times as long as an idle one.
 */
export const COMPUTATION_LIMIT = 900_000;
