import { Link } from 'react-router-dom';
import { parseRichText } from '#content';
import styles from './rich-text.module.css';

/** Names that a line break would tear apart. */
const UNBROKEN = /(T-Rex|T\. [Rr]ex|Wi-Fi)/;

/**
 * A text with links to pages of the site, see `parseRichText`. Names with a hyphen stay on one line; their characters are unchanged,
 * so that a search in the page finds them.
 */
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

function Words({ text }: { readonly text: string }) {
  return text.split(UNBROKEN).map((words, index) =>
    UNBROKEN.test(words) ? (
      <span key={index} className={styles.unbroken}>
        {words}
      </span>
    ) : (
      words
    ),
  );
}
