import { FOOTER_GROUPS, LAYOUT, operatorLine, SITE } from '#content';
import { CookieSettings } from './consent/index.ts';
import styles from './footer.module.css';
import { LinkGroup } from './LinkGroup.tsx';
import { OPERATOR } from './operator.ts';

/** The footer of every page: links, the cookie settings, a note about the site and who runs it. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <nav className={styles.groups} aria-label={LAYOUT.footerNavigation}>
        {FOOTER_GROUPS.map(({ title, links }) => (
          <LinkGroup key={title} title={title} links={links} />
        ))}
      </nav>
      <div className={styles.end}>
        <p>
          {SITE.note} {operatorLine(OPERATOR)}{' '}
          {OPERATOR.email !== undefined && <a href={`mailto:${OPERATOR.email}`}>{OPERATOR.email}</a>}
        </p>
        <CookieSettings />
      </div>
    </footer>
  );
}
