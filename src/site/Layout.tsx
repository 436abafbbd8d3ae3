import { type MouseEvent, type RefObject, Suspense, useEffect, useRef } from 'react';
import {
  Link,
  NavigationType,
  NavLink,
  Outlet,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { HEADER_LINKS, LAYOUT, SITE } from '#content';
import { AdBox } from './adverts/AdBox.tsx';
import { PanelBoundary } from '#ui';
import { openAnswerOfHash } from './answers.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import './tokens.css';
import './page.css';
import styles from './layout.module.css';

export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useNavigationFocus(main);
  // The link works without JavaScript. With it, changing the address would make the router render
  // the page again, and a page whose chunk is still loading would disappear until it arrives.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <>
      <header className={styles.header}>
        <a className={styles.skip} href="#main" onClick={skip}>
          {LAYOUT.skip}
        </a>
        <Link className={styles.name} to="/">
          <img src="/favicon.png" alt="" width="32" height="32" />
          {SITE.name}
        </Link>
        <nav aria-label={LAYOUT.mainNavigation}>
          {HEADER_LINKS.map(({ path, title }) => (
            <NavLink key={path} to={path} end={path === '/'}>
              {title}
            </NavLink>
          ))}
        </nav>
      </header>
      <main ref={main} id="main" className={styles.main} tabIndex={-1}>
        {/* As high as the window, so the footer doesn't move when the page arrives. */}
        <Suspense fallback={<div className={styles.loading} />}>
          <ErrorBoundary key={pathname}>
            <Outlet />
          </ErrorBoundary>
        </Suspense>
      </main>
      {/* If an advert fails, nothing is shown instead. */}
      <PanelBoundary fallback={null}>
        <AdBox />
      </PanelBoundary>
      <Footer />
    </>
  );
}

/**
 * Opens and focuses the answer that the address names. Otherwise, on a new page, focuses `main`, so
 * that a screen reader starts there and Space doesn't press the link again. Back and forward leave
 * scrolling to the browser.
 */
function useNavigationFocus(main: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(location);
  useEffect(() => {
    // The first address needs nothing: its answer was opened before hydration, and the visitor may
    // have closed it since.
    if (shown.current === location) return;
    const isOtherPage = shown.current.pathname !== location.pathname;
    shown.current = location;
    const question = openAnswerOfHash();
    question?.focus({ preventScroll: true });
    if (!isOtherPage || document.getElementById(location.hash.slice(1)) !== null) return;
    if (navigation === NavigationType.Push) window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [location, main, navigation]);
}
