/**
 * The words of the figures and tables on the variant pages, a module for each: a page gets those of
 * its own only.
 */
export * from './comparison.ts';
export * from './daily-courses.ts';
export * from './fair-gaps.ts';
export * from './jump.ts';
export * from './nights.ts';
export * from './obstacles.ts';
export * from './offline.ts';
export * from './pterodactyls.ts';
export * from './score-history.ts';
export * from './timeline.ts';
export * from './touch.ts';
export * from './turbo.ts';
