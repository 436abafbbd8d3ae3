import type { GameData, RelatedGames, Seo } from './page-parts.ts';

/** All words of a variant page. */
export interface VariantRecord {
  readonly header: string;
  readonly subheader: string;
  readonly howToPlayTitle: string;
  readonly variantsTitle: string;
  readonly variantsSubtitle: string;
  readonly seo: Seo;
  readonly seoContent: {
    readonly title: string;
    readonly subtitle: string;
    /** Paragraphs. */
    readonly content: readonly string[];
    readonly keywords: readonly string[];
  };
  readonly structuredData: GameData;
  readonly relatedGames: RelatedGames;
}
