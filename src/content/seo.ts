/** What search engines and shared links are told of a page. */
export interface Seo {
  /** Without the site's name, which the head adds. */
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The path that search engines should know the page by. */
  readonly canonicalUrl: string;
  /** Path of a picture of 1200 x 630. */
  readonly ogImage: string;
  readonly ogType: 'website' | 'article';
}

/** What is said of the game to those who read a page's data and not its words. */
export interface GameData {
  readonly name: string;
  readonly description: string;
}
