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
    'chrome-dino': guide(() => import('#guide/PterodactylHeights.tsx')),
    chromedino: guide(() => import('#guide/JumpArcs.tsx')),
    'dino-game': guide(() => import('#guide/ObstacleGallery.tsx')),
    'dino-run': guide(() => import('#guide/DailyCourses.tsx')),
    'google-dino': guide(async () => ({
      default: (await import('#guide/Comparisons.tsx')).RulesComparison,
    })),
    'run-dino-run': guide(() => import('#guide/TurboChart.tsx')),
    't-rex-chrome': guide(async () => ({
      default: (await import('#guide/Comparisons.tsx')).FeaturesComparison,
    })),
    'offline-dinosaurus': guide(() => import('#guide/OfflineReadiness.tsx')),
    'chrome-dino-game': guide(() => import('#guide/FairGaps.tsx')),
    'google-game-dino': guide(() => import('#guide/SideBySide.tsx')),
    't-rex-chrome-dino-game': guide(() => import('#guide/RunTimeline.tsx')),
    'dino-run-game': guide(() => import('#guide/TouchGestures.tsx')),
    't-rex-chrome-dino': guide(() => import('#guide/ScoreHistory.tsx')),
  } satisfies { readonly [Name in VariantName]: ReactNode }),
);

export function Guide({ name }: { readonly name: string }) {
  return GUIDES.get(name);
}
