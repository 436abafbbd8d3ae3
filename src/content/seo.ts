/** Metadata of a page for search engines and link previews. */
export interface Seo {
  /** Without the site's name, which `Head` appends. */
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The path of the page's canonical URL. */
  readonly canonicalUrl: string;
  /** Path of a picture of 1200 x 630 px. */
  readonly ogImage: string;
  readonly ogType: 'website' | 'article';
}

/** The game's name and description in a page's structured data. */
export interface GameData {
  readonly name: string;
  readonly description: string;
}
