import { Component, type ErrorInfo, type ReactNode } from 'react';
import styles from './article.module.css';
import { reloadOnce } from './chunk-reload.ts';

interface State {
  readonly error: unknown;
  /** The page is on its way out, to be loaded anew. */
  readonly leaving: boolean;
}

/** Shows what a page has failed with, and a way on, instead of nothing at all. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override readonly state: State = { error: undefined, leaving: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, leaving: reloadOnce(error) };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error('A page could not be shown.', error, componentStack);
  }

  override render(): ReactNode {
    const { error, leaving } = this.state;
    if (error === undefined) return this.props.children;
    // A message would only flash.
    if (leaving) return null;
    return (
      <article className={styles.article} role="alert">
        <h1>Unexpected Application Error!</h1>
        <p className={styles.lead}>{error instanceof Error ? error.message : 'This page could not be shown.'}</p>
        {/* No router link: what failed to load is asked for again only by a new page. */}
        <p>
          <a href={window.location.href}>Try again</a> or <a href="/">go to the homepage</a>.
        </p>
      </article>
    );
  }
}
