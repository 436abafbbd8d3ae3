/** A headed part of a text. */
export interface Section {
  readonly title: string;
  readonly paragraphs: readonly string[];
}
