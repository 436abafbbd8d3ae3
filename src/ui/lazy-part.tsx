import { type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from 'react';
import { importOrReload, importWithRetry, withTimeout } from '#platform';
import { LoadError, PanelBoundary } from './PanelBoundary.tsx';

/** Code that takes longer than this counts as not loaded, ms. */
const LOAD_TIMEOUT_MS = 30_000;

interface LazyPartOptions<Props> {
  readonly notLoaded: string;
  readonly fallback?: (props: Props) => ReactNode;
  /** For a part that the page can do without: the page isn't reloaded to get it. */
  readonly failed?: (props: Props) => ReactNode;
}

/**
 * A component with its own chunk. If loading or rendering fails, even for a chunk cut off before
 * its exports, a button to try again takes its place. Unlike with plain `React.lazy`, the next try
 * and the next mount request the chunk again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props> | undefined>,
  { notLoaded, fallback, failed }: LazyPartOptions<Props>,
) {
  const loadChunk = failed === undefined ? importOrReload : importWithRetry;
  const create = () => {
    const created = lazy(async () => {
      try {
        const component = await withTimeout(loadChunk(load), LOAD_TIMEOUT_MS);
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
