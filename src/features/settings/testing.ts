export { giveKey, judgeKey, mayRemove, removeKey } from './rebind.ts';
export { TapTrial, TAPS_WANTED } from './CueTimingDialog.tsx';
