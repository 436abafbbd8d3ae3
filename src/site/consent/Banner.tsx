import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { CONSENT } from '#content';
import { Button } from '#ui';
import styles from './consent.module.css';
import { consent } from './consent.ts';
import { keepFocus } from './keep-focus.ts';
import { useConsent } from './use-consent.ts';
import { watchBannerHeight } from './watch-banner-height.ts';

/**
 * Asks for consent or, after it was given, offers to withdraw it. The game needs the keyboard focus, so the banner takes the
 * focus only when the visitor opens it, returns it when it closes, and a click in it does not move the focus.
 */
export function Banner() {
  const view = useConsent();
  const accepted = view.answer === 'accepted';
  const region = useRef<HTMLElement>(null);
  const focusedBefore = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const element = region.current;
    return () => {
      if (element === null || !element.contains(document.activeElement)) return;
      const back =
        focusedBefore.current?.isConnected === true ? focusedBefore.current : document.getElementById('main');
      back?.focus({ preventScroll: true });
    };
  }, []);

  useLayoutEffect(() => (region.current === null ? undefined : watchBannerHeight(region.current)), []);

  useEffect(() => {
    if (view.banner === 'opened') region.current?.focus();
  }, [view]);

  const rememberFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      focusedBefore.current = relatedTarget;
  };

  return (
    <section
      ref={region}
      className={styles.banner}
      aria-label={CONSENT.title}
      tabIndex={-1}
      onFocus={rememberFocus}
      onKeyDown={closeOnEscape}
      onMouseDown={keepFocus}
    >
      <p>
        {accepted ? CONSENT.accepted : CONSENT.text} <Link to={CONSENT.policy.path}>{CONSENT.policy.title}</Link>
      </p>
      <div className={styles.buttons}>
        {accepted ? (
          <>
            <AnswerButton label={CONSENT.withdraw} onClick={consent.withdraw} />
            <AnswerButton label={CONSENT.keep} onClick={consent.close} />
          </>
        ) : (
          <>
            <AnswerButton label={CONSENT.close} onClick={consent.close} />
            <AnswerButton label={CONSENT.accept} onClick={consent.accept} />
          </>
        )}
      </div>
    </section>
  );
}

function AnswerButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return <Button onClick={onClick}>{label}</Button>;
}

function closeOnEscape({ key }: KeyboardEvent): void {
  if (key === 'Escape') consent.close();
}
