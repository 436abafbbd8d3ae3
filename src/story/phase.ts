/** ready -> running <-> paused -> counting -> running -> over -> running */
export type Phase = 'ready' | 'running' | 'paused' | 'counting' | 'over';

/** Includes the countdown, during which jump and crouch can already be held. */
export function isUnderWay(phase: Phase | 'shown'): boolean {
  return phase === 'running' || phase === 'counting';
}

/** Under way or paused. */
export function isInRun(phase: Phase): boolean {
  return isUnderWay(phase) || phase === 'paused';
}
