import { type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from 'react';
import { importTwice, withTimeout } from '#platform';
import { LoadError, PanelBoundary } from './PanelBoundary.tsx';

/** How long the code of a part may take before the page says that it did not load, ms. */
const LOAD_TIMEOUT = 30_000;

interface LazyPartOptions<Props> {
  /** A sentence for the visitor, shown if the code does not load. */
  readonly notLoaded: string;
  /** Shown until the code has loaded. */
  readonly fallback?: (props: Props) => ReactNode;
  /** Shown after a failure, instead of the sentence and the button to try again. */
  readonly failed?: (props: Props) => ReactNode;
}

/**
 * A component whose code is a chunk of its own. Where the chunk does not load, or the component
 * throws, a sentence with a button to try again stands in its place. So it does for a chunk that
 * was cut off, and is a valid script all the same, without exports. Unlike with `React.lazy` alone,
 * the next try and the next mount really ask for the chunk again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props> | undefined>,
  { notLoaded, fallback, failed }: LazyPartOptions<Props>,
) {
  const create = () => {
    const created = lazy(async () => {
      try {
        const component = await withTimeout(importTwice(load), LOAD_TIMEOUT);
        if (component === undefined) throw new Error('The chunk arrived without its end.');
        return { default: component };
      } catch (cause) {
        if (latest === created) latest = undefined;
        throw new LoadError(notLoaded, { cause });
      }
    });
    return created;
  };
  let latest: ReturnType<typeof create> | undefined;
  const current = () => (latest ??= create());

  return memo(function LazyPart(props: Props) {
    const [Part, setPart] = useState(current);
    return (
      <PanelBoundary fallback={failed?.(props)} onRetry={() => setPart(current)}>
        <Suspense fallback={fallback?.(props)}>
          <Part {...props} />
        </Suspense>
      </PanelBoundary>
    );
  });
}
