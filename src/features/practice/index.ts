/** Practice: one thing to train, at a pace that stays. */
export { practiceCourse } from './practice-course.ts';
export { PracticeDialog } from './PracticeDialog.tsx';
export { isPracticeInAddress, removePracticeFromAddress } from './practice-in-address.ts';
export { PracticeResultButtons } from './PracticeResultButtons.tsx';
export { PracticeStore } from './practice-store.ts';
export { wordsOf } from './practice-words.ts';
