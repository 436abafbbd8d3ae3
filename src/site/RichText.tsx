import { Link } from 'react-router-dom';
import { parseRichText } from '#content';
import { Words } from './Words.tsx';

/** A text with links to pages of the site, see `parseRichText`. */
export function RichText({ text: whole }: { readonly text: string }) {
  return parseRichText(whole).map(({ at, text, to }) =>
    to === undefined ? (
      <Words key={at} text={text} />
    ) : (
      <Link key={at} to={to}>
        <Words text={text} />
      </Link>
    ),
  );
}
