export interface Seo {
  /** Without the site's name, which `Head` appends. */
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly canonicalUrl: string;
  /** Path of a picture of 1200 x 630 px. */
  readonly ogImage: string;
  /** Default: `SOCIAL_PICTURE_ALT`. */
  readonly ogImageAlt?: string;
  /** Default: website. */
  readonly ogType?: 'website' | 'article';
}

export interface GameData {
  readonly name: string;
  readonly description: string;
}

export interface PageLink {
  readonly path: string;
  readonly title: string;
}

export interface RelatedGame extends PageLink {
  readonly description: string;
}

export type RelatedGames = readonly [RelatedGame, RelatedGame, RelatedGame];

export interface Section {
  readonly title: string;
  /** With links, see `parseRichText`. */
  readonly paragraphs: readonly string[];
}

export interface Picture {
  readonly src: string;
  readonly alt: string;
  readonly caption: string;
  /** px. */
  readonly width: number;
  /** px. */
  readonly height: number;
}

/** YYYY-MM-DD. */
export interface ArticleDates {
  readonly published: string;
  readonly modified: string;
}

export interface ArticleSection extends Section {
  readonly list?: readonly string[];
  readonly picture?: Picture;
}

/** What a page's stage shows in place of the first dawn, until the run's own day has moved in. */
export interface Opening {
  /** Part of the names of its posters. */
  readonly name: string;
  /** The sky is the one that runs have at this score. */
  readonly at: number;
  readonly day?: 'golden' | 'rain' | 'sand' | 'snow';
  /** Unless the player has chosen one. */
  readonly theme?: 'monochrome';
  /** Shows the dino as much larger where a stage isn't tall. */
  readonly zoom?: number;
  /** To the right, px: puts the night's sight beside the words. */
  readonly aside?: number;
}

export interface VariantPage {
  readonly opening: Opening;
  readonly header: string;
  readonly subheader: string;
  readonly howToPlayTitle: string;
  readonly variantsTitle: string;
  readonly variantsSubtitle: string;
  readonly seo: Required<Seo> & { readonly ogType: 'website' };
  readonly seoContent: {
    readonly title: string;
    readonly subtitle: string;
    readonly content: readonly string[];
    readonly keywords: readonly string[];
  };
  readonly structuredData: GameData;
  readonly relatedGames: RelatedGames;
}

export interface CategoryPage {
  readonly seo: Seo;
  readonly header: string;
  readonly subheader: string;
  readonly sections: readonly Section[];
  readonly gamesTitle: string;
  readonly games: readonly RelatedGame[];
  readonly structuredData: GameData;
}
