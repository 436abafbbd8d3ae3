import type { RelatedGame } from './page-link.ts';
import type { Section } from './section.ts';
import type { GameData, Seo } from './seo.ts';

/** Everything that one category page says. */
export interface CategoryPage {
  readonly seo: Seo;
  readonly header: string;
  readonly subheader: string;
  readonly sections: readonly Section[];
  readonly gamesTitle: string;
  /** The variants that fit the category. */
  readonly games: readonly RelatedGame[];
  readonly structuredData: GameData;
}
