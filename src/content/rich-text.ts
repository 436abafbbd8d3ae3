/**
 * The notation of links in texts: 'Read the [history](/history).' The label stands in brackets, and
 * in parentheses a path of this site, with or without a fragment, or an https address.
 */
const LINK = /\[([^\]]+)\]\(((?:https:\/)?\/[^)\s]*)\)/g;

export interface RichTextPart {
  /** Where it begins in the text, which tells the parts of a text apart. */
  readonly at: number;
  readonly text: string;
  /** Where a link leads; undefined for text that is none. */
  readonly to: string | undefined;
}

/** The parts of a text that may have links in it, in their order. None is empty. */
export function parseRichText(text: string): readonly RichTextPart[] {
  const parts: RichTextPart[] = [];
  let end = 0;
  const addText = (until: number) => {
    if (until > end) parts.push({ at: end, text: text.slice(end, until), to: undefined });
  };
  for (const match of text.matchAll(LINK)) {
    const [whole, label = '', to] = match;
    addText(match.index);
    parts.push({ at: match.index, text: label, to });
    end = match.index + whole.length;
  }
  addText(text.length);
  return parts;
}

/**
 * A text as it is read, without the notation of its links: for places that show no links, such as
 * structured data.
 */
export function plainText(text: string): string {
  return text.replace(LINK, '$1');
}
