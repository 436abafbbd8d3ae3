import type { GameData, RelatedGame, Section, Seo } from './page-parts.ts';

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
