import { CONSENT, FOOTER_GROUPS, LAYOUT, operatorLine, SITE } from '#content';
import styles from './footer.module.css';
import { LinkGroup } from './LinkGroup.tsx';
import { OPERATOR } from './operator.ts';

/** The footer of every page: links, the cookie settings, a note about the site and who runs it. */
export function Footer() {
  return (
    <footer id="footer" className={styles.footer}>
      <nav className={styles.groups} aria-label={LAYOUT.footerNavigation}>
        {FOOTER_GROUPS.map(({ title, links }) => (
          <LinkGroup key={title} title={title} links={links} />
        ))}
      </nav>
      <div className={styles.end}>
        <p>
          {SITE.note} {operatorLine(OPERATOR)}{' '}
          {OPERATOR.email !== undefined && (
            <a href={`mailto:${OPERATOR.email}`}>{OPERATOR.email}</a>
          )}
        </p>
        {/* `startConsentBanner` listens for its clicks. */}
        <button
          type="button"
          className={styles.settings}
          aria-haspopup="dialog"
          data-cookie-settings
        >
          {CONSENT.settings}
        </button>
      </div>
    </footer>
  );
}
