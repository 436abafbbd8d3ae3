/** Practice: one thing to train, at a pace that stays. */
export { practiceCourse, wordsOf } from './practice-course.ts';
export { PracticeDialog } from './PracticeDialog.tsx';
export { PracticeStore } from './practice-store.ts';
