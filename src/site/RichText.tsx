import { Link } from 'react-router-dom';
import { parseRichText } from '#content';
import styles from './text.module.css';

const UNBROKEN = /(T-Rex|T\. [Rr]ex|Wi-Fi)/;

/** Keeps hyphenated names on one line. A search of the page still finds them. */
export function PlainText({ text }: { readonly text: string }) {
  return text.split(UNBROKEN).map((part, index) =>
    UNBROKEN.test(part) ? (
      <span key={index} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

export function RichText({ text: whole }: { readonly text: string }) {
  return parseRichText(whole).map(({ at, text, to }) => {
    const plain = <PlainText key={at} text={text} />;
    if (to === undefined) return plain;
    // The router renders an external address as an ordinary link.
    return (
      <Link key={at} to={to}>
        {plain}
      </Link>
    );
  });
}
