import { useId } from 'react';
import { Link } from 'react-router-dom';
import {
  CONSENT,
  FOOTER_GROUPS,
  LAYOUT,
  type LinkGroup as Group,
  operatorLine,
  SITE,
} from '#content';
import styles from './footer.module.css';
import { OPERATOR } from './operator.ts';
import { PlainText } from './RichText.tsx';

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
        {/* `startConsentBanner` handles its clicks. */}
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

export function LinkGroup({ title, links }: Group) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ path, title: name }) => (
          <li key={path}>
            <Link to={path}>
              {/* One child, because the link is a flex box. */}
              <span>
                <PlainText text={name} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
