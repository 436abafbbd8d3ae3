export { drawCard } from './card.ts';
export { asOneText, shareRun, shareText, type SharingBrowser } from './share.ts';
export type { ShareDialogProps } from './ShareDialog.tsx';
