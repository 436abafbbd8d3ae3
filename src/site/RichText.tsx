import { Link } from 'react-router-dom';
import { parseRichText } from '#content';
import styles from './text.module.css';

const UNBROKEN = /(T-Rex|T\. [Rr]ex|Wi-Fi)/;

/** Keeps hyphenated names on one line. A search of the page still finds them. */
export function Words({ text }: { readonly text: string }) {
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

export function RichText({ text: whole }: { readonly text: string }) {
  return parseRichText(whole).map(({ at, text, to }) => {
    const words = <Words key={at} text={text} />;
    if (to === undefined) return words;
    // The router renders an external address as an ordinary link.
    return (
      <Link key={at} to={to}>
        {words}
      </Link>
    );
  });
}
