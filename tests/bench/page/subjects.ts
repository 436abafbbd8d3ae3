import type { RendererChoice } from '#stage';

/** The scene that our page shows while it is measured. */
export type View = 'day' | 'night' | 'turbo' | 'debug';

/** One page under one set of conditions. */
export interface Subject {
  readonly name: string;
  readonly title: string;
  readonly page:
    { readonly kind: 'ours'; readonly view: View; readonly renderer: RendererChoice } | { readonly kind: 'bare' };
  /** Device pixels of a CSS px. */
  readonly scale: 1 | 2;
  /** How many times slower the main thread is made. */
  readonly slowdown: 1 | 6;
}

const ours = (view: View, renderer: RendererChoice = 'fastest') => ({ kind: 'ours', view, renderer }) as const;
const bare = { kind: 'bare' } as const;

/** Our own scenes, by the names that --scenes takes. */
export const SCENES: readonly Subject[] = [
  { name: 'day', title: 'by day', page: ours('day'), scale: 1, slowdown: 1 },
  { name: 'night', title: 'by night, with its sights', page: ours('night'), scale: 1, slowdown: 1 },
  { name: 'turbo', title: 'under turbo', page: ours('turbo'), scale: 1, slowdown: 1 },
  { name: 'debug', title: 'with the debug overlay', page: ours('debug'), scale: 1, slowdown: 1 },
  { name: 'day-2x', title: 'by day, 2 device px a CSS px', page: ours('day'), scale: 2, slowdown: 1 },
  {
    name: 'day-webgl',
    title: 'by day, with WebGL whoever draws it',
    page: ours('day', 'webgl'),
    scale: 1,
    slowdown: 1,
  },
  {
    name: 'night-webgl',
    title: 'by night, with WebGL whoever draws it',
    page: ours('night', 'webgl'),
    scale: 1,
    slowdown: 1,
  },
  { name: 'day-slowed', title: 'by day, main thread slowed 6 times', page: ours('day'), scale: 1, slowdown: 6 },
];

export const BARE_PAGES: readonly Subject[] = [
  { name: 'bare', title: 'Bare WebGL page', page: bare, scale: 1, slowdown: 1 },
  { name: 'bare-2x', title: 'Bare WebGL page, 2 device px a CSS px', page: bare, scale: 2, slowdown: 1 },
  { name: 'bare-slowed', title: 'Bare WebGL page, main thread slowed 6 times', page: bare, scale: 1, slowdown: 6 },
];

/** The bare page under the conditions of this subject. */
export function barePeerOf({ scale, slowdown }: Subject): Subject | undefined {
  return BARE_PAGES.find((page) => page.scale === scale && page.slowdown === slowdown);
}

/** These scenes, each followed by its peer. */
export function withPeers(scenes: readonly Subject[]): Subject[] {
  const all = new Set<Subject>();
  for (const scene of scenes) {
    all.add(scene);
    const peer = barePeerOf(scene);
    if (peer !== undefined) all.add(peer);
  }
  return [...all];
}
