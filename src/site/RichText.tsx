import { Link } from 'react-router-dom';
import { parseRichText } from '#content';
import { Words } from './Words.tsx';

/** A text with links, see `parseRichText`. */
export function RichText({ text: whole }: { readonly text: string }) {
  return parseRichText(whole).map(({ at, text, to }) => {
    const words = <Words key={at} text={text} />;
    if (to === undefined) return words;
    // The router makes an ordinary link of an address elsewhere.
    return (
      <Link key={at} to={to}>
        {words}
      </Link>
    );
  });
}
