import type { Picture } from './picture.ts';
import type { Section } from './section.ts';

/** A part of an article. */
export interface ArticleSection extends Section {
  /** Shown after the paragraphs. */
  readonly list?: readonly string[];
  /** Shown last. */
  readonly picture?: Picture;
}
