/**
 * 'Read the [history](/history).' The target is a path of this site, with or without a fragment, or
 * an https address.
 */
const LINK = /\[([^\]]+)\]\(((?:https:\/)?\/[^)\s]*)\)/g;

export interface RichTextPart {
  readonly at: number;
  readonly text: string;
  readonly to: string | undefined;
}

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

/** A text without the notation of its links, for places that show none, such as structured data. */
export function plainText(text: string): string {
  return text.replace(LINK, '$1');
}
