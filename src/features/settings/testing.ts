export { giveKey, judgeKey, mayRemove, removeKey } from './rebind.ts';
export { TapTrial, TARGET_TAPS } from './CueTimingDialog.tsx';
