import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { LinkGroup as Group } from '#content';
import styles from './link-group.module.css';
import { Words } from './RichText.tsx';

/** A headed list of links. */
export function LinkGroup({ title, links }: Group) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.links}>
        {links.map(({ path, title: name }) => (
          <li key={path}>
            <Link to={path}>
              {/* One piece, because the link is a flex box. */}
              <span>
                <Words text={name} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
