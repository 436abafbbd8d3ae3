import type { Page } from './browser.ts';

/** A check that has to pass in every engine. */
export interface Check {
  /** What is checked, as a sentence. */
  readonly name: string;
  /** Opens pages of the site at this origin, and throws when the check fails. */
  run(page: Page, origin: string): Promise<void>;
}
