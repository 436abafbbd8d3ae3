export { practiceCourse, textOf } from './practice-course.ts';
export { PracticeDialog } from './PracticeDialog.tsx';
export { PracticeStore } from './practice-store.ts';
