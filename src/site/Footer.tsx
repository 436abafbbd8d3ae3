import { FOOTER_GROUPS, SITE } from '#content';
import { CookieSettings } from './consent/index.ts';
import styles from './footer.module.css';
import { LinkGroup } from './LinkGroup.tsx';

/** The foot of every page: where else to go, the visitor's choice about cookies, and what this site is. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <nav className={styles.groups} aria-label="Footer">
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
