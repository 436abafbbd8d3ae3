import { Suspense, useRef } from 'react';
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom';
import { SITE } from '#content';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import './tokens.css';
import styles from './layout.module.css';
import { useArrival } from './use-arrival.ts';

/** Header, main and footer, around every page. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useArrival(main);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      <header className={styles.header}>
        <Link className={styles.name} to="/">
          <img src="/favicon.png" alt="" width="32" height="32" />
          {SITE.name}
        </Link>
        <nav aria-label="Main">
          {SITE.links.map(({ path, title }) => (
            <NavLink key={path} to={path} end>
              {title}
            </NavLink>
          ))}
        </nav>
      </header>
      <main ref={main} id="main" className={styles.main} tabIndex={-1}>
        {/* As high as the window, so that the footer does not jump when the page arrives. */}
        <Suspense fallback={<div className={styles.loading} />}>
          <ErrorBoundary key={pathname}>
            <Outlet />
          </ErrorBoundary>
        </Suspense>
      </main>
      <footer className={styles.footer}>
        <nav aria-label="Footer">
          {SITE.links.map(({ path, title }) => (
            <Link key={path} to={path}>
              {title}
            </Link>
          ))}
        </nav>
        <p>{SITE.note}</p>
      </footer>
    </>
  );
}
