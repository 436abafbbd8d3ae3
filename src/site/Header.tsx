import { Link, NavLink } from 'react-router-dom';
import { HEADER_LINKS, LAYOUT, SITE } from '#content';
import styles from './header.module.css';

/** The header of every page: the site's name and the main links. */
export function Header() {
  return (
    <header className={styles.header}>
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
