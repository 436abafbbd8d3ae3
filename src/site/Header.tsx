import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { HEADER_LINKS, LAYOUT, SITE } from '#content';
import styles from './header.module.css';

/**
 * The header of every page: the site's name and the main links.
 * @param props.children what comes before them.
 */
export function Header({ children }: { readonly children: ReactNode }) {
  return (
    <header className={styles.header}>
      {children}
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
  );
}
