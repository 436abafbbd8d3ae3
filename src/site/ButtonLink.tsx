import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './button-link.module.css';

/** A link that looks like a button: the page's main call to action. */
export function ButtonLink({
  to,
  children,
}: {
  readonly to: string;
  readonly children: ReactNode;
}) {
  return (
    <Link className={styles.button} to={to}>
      {children}
    </Link>
  );
}
