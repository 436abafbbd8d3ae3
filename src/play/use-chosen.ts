import { useContext } from 'react';
import { Store } from '#platform';
import { useStore } from '#ui';
import { DeferredPartsContext } from './deferred-parts.tsx';

interface Chosen {
  readonly course: object | null;
  readonly retry: object | null;
  /** A link's run, about which the player is asked. */
  readonly offered: { readonly ok: boolean } | null;
}

const NOTHING_CHOSEN = new Store<Chosen>({ course: null, retry: null, offered: null });

export function useChosen(): Chosen {
  const parts = useContext(DeferredPartsContext);
  return useStore<Chosen>(parts?.runs.state ?? NOTHING_CHOSEN);
}
