/** What only tests use. */
export { drawCard } from './card.ts';
export { asOneText, shareText } from './share-text.ts';
export { shareRun, type SharingBrowser } from './share.ts';
export type { ShareDialogProps } from './ShareDialog.tsx';
