import type { Page } from './browser.ts';

/** Something that is to be so in every engine. */
export interface Check {
  /** A sentence about the site. */
  readonly name: string;
  /** Opens what it wants of the site at this origin, and throws when it is not so. */
  run(page: Page, origin: string): Promise<void>;
}
