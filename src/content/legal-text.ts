import type { Section } from './section.ts';
import type { Seo } from './seo.ts';

export interface LegalSection extends Section {
  /** Follows the paragraphs. */
  readonly list?: readonly string[];
}

export interface LegalText {
  readonly seo: Seo;
  readonly title: string;
  /** Stands before the date. */
  readonly updatedLabel: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}
