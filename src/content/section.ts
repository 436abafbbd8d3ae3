/** A part of a text with a heading. */
export interface Section {
  readonly title: string;
  readonly paragraphs: readonly string[];
}
