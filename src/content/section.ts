/** A part of a text with a heading. */
export interface Section {
  readonly title: string;
  /** With links, see `parseRichText`. */
  readonly paragraphs: readonly string[];
}
