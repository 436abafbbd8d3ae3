import styles from './words.module.css';

/** Names that a line break would tear apart. */
const UNBROKEN = /(T-Rex|T\. [Rr]ex|Wi-Fi)/;

/**
 * A text whose names with a hyphen stay on one line; their characters are unchanged, so that a
 * search in the page finds them.
 */
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
