import { FOOTER_GROUPS, LAYOUT, SITE } from '#content';
import { CookieSettings } from './consent/index.ts';
import styles from './footer.module.css';
import { LinkGroup } from './LinkGroup.tsx';

/** The footer of every page: links, the cookie settings, and a note about the site. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <nav className={styles.groups} aria-label={LAYOUT.footerNavigation}>
        {FOOTER_GROUPS.map(({ title, links }) => (
          <LinkGroup key={title} title={title} links={links} />
        ))}
      </nav>
      <div className={styles.end}>
        <p>{SITE.note}</p>
        <CookieSettings />
      </div>
    </footer>
  );
}
