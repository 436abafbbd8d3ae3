export { ShareDialog } from './ShareDialog.tsx';
export { SharedRunPrompt } from './SharedRunPrompt.tsx';
export { drawFinalFrame } from './final-frame.ts';
export { type Offered, readLink, runOf } from './read-link.ts';
export { linkWithRun, removeRunFromAddress } from './run-in-address.ts';
