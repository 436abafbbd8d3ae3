import type { ArticleSection } from './article-section.ts';
import type { Seo } from './seo.ts';

export interface LegalText {
  readonly seo: Seo;
  readonly title: string;
  /** The label of the date of the last update. */
  readonly updatedLabel: string;
  readonly lead: string;
  readonly sections: readonly ArticleSection[];
}
