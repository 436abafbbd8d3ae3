/** A page as it is written: complete HTML, in each spelling of its path. */
export interface BuiltPage {
  /** The canonical path, or /404 for the page of paths that lead nowhere. */
  readonly path: string;
  /** The file's name within the output folder; `/foo` has a second one, `foo/index.html`, with the same text. */
  readonly file: string;
  readonly html: string;
  /** The tags of the page's own that stand in its head. */
  readonly head: string;
}

/** What the build has written when the pages are done. */
export interface BuiltSite {
  /** The output folder, absolute. */
  readonly outDir: string;
  readonly pages: readonly BuiltPage[];
  /** The text of the stylesheet that stands in the head of every page. */
  readonly style: string;
  /** The game's sheets by name, each with the hash that stands in its address. */
  readonly sheets: ReadonlyMap<string, string>;
}
