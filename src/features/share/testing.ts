/** What only tests use. */
export { cardFile, drawCard } from './card.ts';
export { asOneText, shareText, thisSite } from './share-text.ts';
export { copyText, shareRun, type SharingBrowser } from './share.ts';
export type { ShareDialogProps } from './ShareDialog.tsx';
