import type { RendererChoice } from '#stage';

/** The scene that our page shows while it is measured. */
export type View = 'day' | 'night' | 'turbo' | 'debug';

/** What our page shows, and by which renderer. */
interface Picture {
  readonly view: View;
  readonly renderer: RendererChoice;
}

/** One page under one set of conditions. */
export interface Subject {
  readonly name: string;
  readonly title: string;
  /** A bare Pixi page has as many sprites as our page draws of this picture. */
  readonly page:
    | ({ readonly kind: 'ours' } & Picture)
    | ({ readonly kind: 'bare Pixi' } & Picture)
    | { readonly kind: 'bare WebGL' };
  /** Device pixels of a CSS px. */
  readonly scale: 1 | 2;
  /** How many times slower the main thread is made. */
  readonly slowdown: 1 | 6;
}

/** A subject that is our own page. */
export type Scene = Subject & { readonly page: { readonly kind: 'ours' } & Picture };

const ours = (view: View, renderer: RendererChoice = 'fastest') => {
  const kind = 'ours' as const;
  return { kind, view, renderer };
};
const bareWebGL = { kind: 'bare WebGL' } as const;

/** Our own scenes, by the names that --scenes takes. */
export const SCENES: readonly Scene[] = [
  { name: 'day', title: 'by day', page: ours('day'), scale: 1, slowdown: 1 },
  { name: 'night', title: 'by night, with its sights', page: ours('night'), scale: 1, slowdown: 1 },
  { name: 'turbo', title: 'under turbo', page: ours('turbo'), scale: 1, slowdown: 1 },
  { name: 'debug', title: 'with the debug overlay', page: ours('debug'), scale: 1, slowdown: 1 },
  {
    name: 'day-2x',
    title: 'by day, 2 device px a CSS px',
    page: ours('day'),
    scale: 2,
    slowdown: 1,
  },
  {
    name: 'day-webgl',
    title: 'by day, with WebGL whoever draws it',
    page: ours('day', 'webgl'),
    scale: 1,
    slowdown: 1,
  },
  {
    name: 'day-webgl-2x',
    title: 'by day, with WebGL whoever draws it, 2 device px a CSS px',
    page: ours('day', 'webgl'),
    scale: 2,
    slowdown: 1,
  },
  {
    name: 'night-webgl',
    title: 'by night, with WebGL whoever draws it',
    page: ours('night', 'webgl'),
    scale: 1,
    slowdown: 1,
  },
  {
    name: 'day-slowed',
    title: 'by day, main thread slowed 6 times',
    page: ours('day'),
    scale: 1,
    slowdown: 6,
  },
];

const BARE_WEBGL_PAGES: readonly Subject[] = [
  { name: 'webgl', title: 'Bare WebGL page', page: bareWebGL, scale: 1, slowdown: 1 },
  {
    name: 'webgl-2x',
    title: 'Bare WebGL page, 2 device px a CSS px',
    page: bareWebGL,
    scale: 2,
    slowdown: 1,
  },
  {
    name: 'webgl-slowed',
    title: 'Bare WebGL page, main thread slowed 6 times',
    page: bareWebGL,
    scale: 1,
    slowdown: 6,
  },
];

/** The CPU time of a slowed main thread is not measured, so there is nothing to compare it with. */
const BARE_PIXI_PAGES: ReadonlyMap<Subject, Subject> = new Map(
  SCENES.filter(({ slowdown }) => slowdown === 1).map((scene) => [
    scene,
    {
      ...scene,
      name: `pixi-${scene.name}`,
      title: `Bare Pixi page with as many sprites as ours ${scene.title}`,
      page: { ...scene.page, kind: 'bare Pixi' },
    },
  ]),
);

/** The bare WebGL page under the conditions of this subject. */
export function bareWebGLPeerOf({ scale, slowdown }: Subject): Subject | undefined {
  return BARE_WEBGL_PAGES.find((page) => page.scale === scale && page.slowdown === slowdown);
}

/** The bare Pixi page that matches the picture, the renderer and the conditions of this subject. */
export function barePixiPeerOf(subject: Subject): Subject | undefined {
  return BARE_PIXI_PAGES.get(subject);
}

/** These scenes, each followed by its peers. */
export function withPeers(scenes: readonly Subject[]): Subject[] {
  const all = new Set<Subject>();
  for (const scene of scenes) {
    all.add(scene);
    for (const peer of [barePixiPeerOf(scene), bareWebGLPeerOf(scene)]) {
      if (peer !== undefined) all.add(peer);
    }
  }
  return [...all];
}
