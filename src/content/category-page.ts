import type { RelatedGame } from './page-link.ts';
import type { Section } from './section.ts';
import type { GameData, Seo } from './seo.ts';

/** All words of a category page. */
export interface CategoryPage {
  readonly seo: Seo;
  readonly header: string;
  readonly subheader: string;
  readonly sections: readonly Section[];
  readonly gamesTitle: string;
  /** Variants that fit the category. */
  readonly games: readonly RelatedGame[];
  readonly structuredData: GameData;
}
