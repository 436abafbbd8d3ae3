export { practiceCourse, wordsOf } from './practice-course.ts';
export { PracticeDialog } from './PracticeDialog.tsx';
export { PracticeStore } from './practice-store.ts';
