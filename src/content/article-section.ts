import type { Picture } from './picture.ts';
import type { Section } from './section.ts';

/** Days of an article, YYYY-MM-DD. */
export interface ArticleDates {
  readonly published: string;
  /** When its text last changed. */
  readonly modified: string;
}

/** A part of an article. */
export interface ArticleSection extends Section {
  /** Shown after the paragraphs. */
  readonly list?: readonly string[];
  /** Shown last. */
  readonly picture?: Picture;
}
