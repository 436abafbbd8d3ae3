import { Component, type ReactNode } from 'react';
import { PANEL_FAULT } from '#content';
import { allowReload } from '#platform';
import { Button } from './Button.tsx';
import styles from './panel-boundary.module.css';

export class LoadError extends Error {
  override readonly name = 'LoadError';
}

interface PanelBoundaryProps {
  /** A change mounts the children anew, like pressing 'Try again'. */
  readonly resetKey?: unknown;
  readonly fallback?: ReactNode;
  readonly onError?: () => void;
  /** Called when the visitor presses 'Try again', before the children are mounted anew. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly fault: { readonly error: unknown } | null;
  readonly hasRetried: boolean;
  readonly resetKey: unknown;
}

interface FaultProps {
  readonly text: string;
  readonly onRetry: () => void;
  readonly children?: ReactNode;
}

export function Fault({ text, onRetry, children }: FaultProps) {
  const retry = () => {
    allowReload();
    onRetry();
  };
  return (
    <p role="alert" className={styles.fault}>
      {text}
      <Button variant="quiet" onClick={retry}>
        {PANEL_FAULT.retry}
      </Button>
      {children}
    </p>
  );
}

export class PanelBoundary extends Component<PanelBoundaryProps, State> {
  override readonly state: State = {
    fault: null,
    hasRetried: false,
    resetKey: this.props.resetKey,
  };

  static getDerivedStateFromProps({ resetKey }: PanelBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { fault: null, hasRetried: false, resetKey };
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'fault'> {
    return { fault: { error } };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    const { fault, hasRetried } = this.state;
    if (fault === null) return children;
    if (fallback !== undefined) return fallback;
    return (
      <Fault
        text={fault.error instanceof LoadError ? fault.error.message : PANEL_FAULT.text}
        onRetry={this.retry}
      >
        {hasRetried && (
          <Button variant="quiet" onClick={() => location.reload()}>
            {PANEL_FAULT.reload}
          </Button>
        )}
      </Fault>
    );
  }

  private readonly retry = (): void => {
    this.props.onRetry?.();
    this.setState({ fault: null, hasRetried: true });
  };
}
