import { CONSENT } from '#content';
import styles from './consent.module.css';
import { consent } from './consent.ts';
import { keepFocus } from './keep-focus.ts';

/** The footer's button that opens the consent banner again. */
export function CookieSettings() {
  return (
    <button type="button" className={styles.settings} onMouseDown={keepFocus} onClick={consent.open}>
      {CONSENT.settings}
    </button>
  );
}
