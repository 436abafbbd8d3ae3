export { assignKey, canRemoveKey, checkKey, removeKey } from './rebind.ts';
export { TapTrial, TARGET_TAPS } from './CueTimingDialog.tsx';
