import { CONSENT } from '#content';
import { Button } from '#ui';
import styles from './consent.module.css';
import { consent } from './consent.ts';
import { keepFocus } from './keep-focus.ts';

/** The footer's button that opens the consent banner again. */
export function CookieSettings() {
  return (
    <Button className={styles.settings} onMouseDown={keepFocus} onClick={consent.open}>
      {CONSENT.settings}
    </Button>
  );
}
