export { drawCard } from './card.ts';
export { asOneText, shareRun, shareText, type SharingBrowser } from './share.ts';
export { MAX_LINK_CHARACTERS, type ShareDialogProps } from './ShareDialog.tsx';
