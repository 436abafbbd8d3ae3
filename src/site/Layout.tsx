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

/** Header, main and footer, around every page. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useNavigationFocus(main);
  // Without JavaScript the link works by itself. With it, a change of the address would make the
  // router render the page again, and a page whose chunk is still loading would disappear until it
  // is there.
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
        {/* As high as the window, so that the footer does not move when the page is there. */}
        <Suspense fallback={<div className={styles.loading} />}>
          <ErrorBoundary key={pathname}>
            <Outlet />
          </ErrorBoundary>
        </Suspense>
      </main>
      {/* Nobody misses an advert. */}
      <PanelBoundary fallback={null}>
        <AdBox />
      </PanelBoundary>
      <Footer />
    </>
  );
}

/**
 * After a navigation: opens the answer that the address names, and moves the focus to its question.
 * Else, on another page, moves the focus to `main`, so that a screen reader starts there and Space
 * no longer activates the link, and scrolls to the top. On back and forward the browser restores
 * the scroll position. A navigation to a place within the page is left to what is at that place.
 */
function useNavigationFocus(main: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(location);
  useEffect(() => {
    // At the address that the page was served at the answer was opened before hydration, and the
    // visitor may have closed it since.
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
