/** Practice: one thing to train, at a pace that stays. */
export {
  isPracticeInAddress,
  practiceCourse,
  removePracticeFromAddress,
  wordsOf,
} from './practice-course.ts';
export { PracticeDialog } from './PracticeDialog.tsx';
export { PracticeResultButtons } from './PracticeResultButtons.tsx';
export { PracticeStore } from './practice-store.ts';
