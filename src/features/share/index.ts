export { CheckPrompt } from './CheckPrompt.tsx';
export { ShareDialog } from './ShareDialog.tsx';
export { SharedRunPrompt } from './SharedRunPrompt.tsx';
export type { Rival, SharedDaily } from './shared-daily.ts';
export { drawEmptyStage, drawFinalFrame } from './final-frame.ts';
export { type Offered, readLink, runOf } from './read-link.ts';
export { linkWithRun, removeRunFromAddress } from './run-in-address.ts';
