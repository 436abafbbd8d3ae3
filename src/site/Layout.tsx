import { type MouseEvent, Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { LAYOUT } from '#content';
import { AdBox } from './adverts/index.ts';
import { PanelBoundary } from '#ui';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import './tokens.css';
import './needs-script.css';
import './print.css';
import styles from './layout.module.css';
import { useRouteFocus } from './use-route-focus.ts';

/** Header, main and footer, around every page. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useRouteFocus(main);
  // Without JavaScript the link works by itself. With it, a change of the address would make the
  // router render the page again, and a page whose chunk is still loading would disappear until it
  // is there.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <>
      <Header>
        <a className={styles.skip} href="#main" onClick={skip}>
          {LAYOUT.skip}
        </a>
      </Header>
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
