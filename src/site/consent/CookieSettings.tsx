import { CONSENT } from '#content';
import styles from './consent.module.css';
import { consent } from './consent.ts';
import { keepFocus } from './keep-focus.ts';

/** The footer's way back to the banner. */
export function CookieSettings() {
  return (
    <button type="button" className={styles.settings} onMouseDown={keepFocus} onClick={consent.open}>
      {CONSENT.settings}
    </button>
  );
}
