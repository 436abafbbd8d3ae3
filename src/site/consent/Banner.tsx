import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { CONSENT } from '#content';
import styles from './consent.module.css';
import { consent } from './consent.ts';
import { keepFocus } from './keep-focus.ts';
import { useConsent } from './use-consent.ts';

/**
 * The question, or for somebody who has accepted the way back. It leaves the keyboard to the game: it takes the focus
 * only when it is asked for, and gives it back when it goes; a click in it takes none.
 */
export function Banner() {
  const view = useConsent();
  const accepted = view.answer === 'accepted';
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const element = region.current;
    return () => {
      if (element === null || !element.contains(document.activeElement)) return;
      const back = cameFrom.current?.isConnected === true ? cameFrom.current : document.getElementById('main');
      back?.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    if (view.banner === 'opened') region.current?.focus();
  }, [view]);

  const remember = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };

  return (
    <section
      ref={region}
      className={styles.banner}
      aria-label={CONSENT.title}
      tabIndex={-1}
      onFocus={remember}
      onKeyDown={closeOnEscape}
      onMouseDown={keepFocus}
    >
      <p>
        {accepted ? CONSENT.accepted : CONSENT.text} <Link to={CONSENT.policy.path}>{CONSENT.policy.title}</Link>
      </p>
      <div className={styles.buttons}>
        {accepted ? (
          <>
            <Answer label={CONSENT.withdraw} give={consent.withdraw} />
            <Answer label={CONSENT.keep} give={consent.close} />
          </>
        ) : (
          <>
            <Answer label={CONSENT.close} give={consent.close} />
            <Answer label={CONSENT.accept} give={consent.accept} />
          </>
        )}
      </div>
    </section>
  );
}

function Answer({ label, give }: { readonly label: string; readonly give: () => void }) {
  return (
    <button type="button" onClick={give}>
      {label}
    </button>
  );
}

function closeOnEscape({ key }: KeyboardEvent): void {
  if (key === 'Escape') consent.close();
}
