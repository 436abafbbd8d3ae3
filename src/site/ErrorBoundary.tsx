import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ERROR_PAGE, SITE } from '#content';
import { reloadFor } from '#platform';
import styles from './text.module.css';

interface State {
  readonly error: unknown;
  /** A message would only flash up before a reload. */
  readonly stays: boolean;
}

export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override readonly state: State = { error: undefined, stays: false };

  static getDerivedStateFromError(error: unknown): Pick<State, 'error'> {
    return { error };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error('A page could not be shown.', error, componentStack);
    void this.reloadOrStay(error);
  }

  override render(): ReactNode {
    const { error, stays } = this.state;
    if (error === undefined) return this.props.children;
    if (!stays) return null;
    return (
      <article className={styles.article} role="alert">
        <title>{`${ERROR_PAGE.title} | ${SITE.name}`}</title>
        <h1>{ERROR_PAGE.title}</h1>
        <div className={styles.text}>
          <p className={styles.lead}>{error instanceof Error ? error.message : ERROR_PAGE.text}</p>
          {/* No router links: the browser only retries a failed chunk after a full page load. */}
          <p>
            <a href={window.location.href}>{ERROR_PAGE.retry}</a> {ERROR_PAGE.or}{' '}
            <a href="/">{ERROR_PAGE.home}</a>.
          </p>
        </div>
      </article>
    );
  }

  private async reloadOrStay(error: unknown): Promise<void> {
    this.setState({ stays: !(await reloadFor(error)) });
  }
}
