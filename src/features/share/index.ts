export { SharedRunPrompt } from './SharedRunPrompt.tsx';
export { ShareDialog } from './ShareDialog.tsx';
export type { SharedDaily } from './share.ts';
export { drawEmptyStage, drawFinalFrame, lastMoment } from './final-frame.ts';
export { linkWithRun, type OfferedRun, readLink } from './read-link.ts';
