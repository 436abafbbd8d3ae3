import { Link, NavLink } from 'react-router-dom';
import { HEADER_LINKS, SITE } from '#content';
import styles from './header.module.css';

/** The head of every page: the site's name and its main ways. */
export function Header() {
  return (
    <header className={styles.header}>
      <Link className={styles.name} to="/">
        <img src="/favicon.png" alt="" width="32" height="32" />
        {SITE.name}
      </Link>
      <nav aria-label="Main">
        {HEADER_LINKS.map(({ path, title }) => (
          <NavLink key={path} to={path} end={path === '/'}>
            {title}
          </NavLink>
        ))}
      </nav>
    </header>
  );
}
