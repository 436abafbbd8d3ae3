import type { RendererChoice } from '#stage';

export type View = 'day' | 'night';

interface Picture {
  readonly view: View;
  readonly renderer: RendererChoice;
}

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
  /** Throttling of the main thread. */
  readonly slowdown: 1 | 6;
}

export type Scene = Subject & { readonly page: { readonly kind: 'ours' } & Picture };

const USUAL = { scale: 1, slowdown: 1 } as const;
const SHARP = { scale: 2, slowdown: 1 } as const;
const SLOWED = { scale: 1, slowdown: 6 } as const;

function ours(
  name: string,
  title: string,
  picture: Partial<Picture> = {},
  conditions: Pick<Subject, 'scale' | 'slowdown'> = USUAL,
): Scene {
  const page = { kind: 'ours', view: 'day', renderer: 'fastest', ...picture } as const;
  return { name, title, page, ...conditions };
}

/** By the names that --scenes takes. */
export const SCENES: readonly Scene[] = [
  ours('day', 'by day'),
  ours('night', 'by night, with its sights', { view: 'night' }),
  ours('day-2x', 'by day, 2 device px a CSS px', {}, SHARP),
  ours('day-webgl', 'by day, with WebGL whoever draws it', { renderer: 'webgl' }),
  ours('day-webgl-2x', 'by day, with WebGL, 2 device px a CSS px', { renderer: 'webgl' }, SHARP),
  ours('night-webgl', 'by night, with WebGL', { view: 'night', renderer: 'webgl' }),
  ours('day-slowed', 'by day, main thread slowed 6 times', {}, SLOWED),
];

const bareWebGL = { kind: 'bare WebGL' } as const;

const BARE_WEBGL_PAGES: readonly Subject[] = [
  { name: 'webgl', title: 'Bare WebGL page', page: bareWebGL, ...USUAL },
  { name: 'webgl-2x', title: 'Bare WebGL page, 2 device px a CSS px', page: bareWebGL, ...SHARP },
];

/** Slowed pages have no measured CPU time, so nothing to compare with. */
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

export function bareWebGLPeerOf({ scale, slowdown }: Subject): Subject | undefined {
  return BARE_WEBGL_PAGES.find((page) => page.scale === scale && page.slowdown === slowdown);
}

export function barePixiPeerOf(subject: Subject): Subject | undefined {
  return BARE_PIXI_PAGES.get(subject);
}

export function withPeers(scenes: readonly Subject[]): Subject[] {
  const all = scenes.flatMap((scene) => [scene, barePixiPeerOf(scene), bareWebGLPeerOf(scene)]);
  return [...new Set(all)].filter((subject) => subject !== undefined);
}
