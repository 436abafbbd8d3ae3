import type { ComponentType, ReactNode } from 'react';
import { PANEL, type VariantName } from '#content';
import { lazyPart } from '#site';

type LoadGuide = () => Promise<{ readonly default: ComponentType }>;

/** A chunk of its own, so that no page loads another's guide. */
function guide(load: LoadGuide): ReactNode {
  const Part = lazyPart(async () => (await load()).default, { notLoaded: PANEL.guideNotLoaded });
  return <Part />;
}

const GUIDES: ReadonlyMap<string, ReactNode> = new Map(
  Object.entries({
    'dino-game': guide(() => import('#guide/ObstacleGallery.tsx')),
    'offline-dinosaurus': guide(() => import('#guide/OfflineReadiness.tsx')),
    'chrome-dino-game': guide(() => import('#guide/FairGaps.tsx')),
  } satisfies { readonly [Name in VariantName]?: ReactNode }),
);

export function Guide({ name }: { readonly name: string }) {
  return GUIDES.get(name);
}
