import { PixelIcon } from '#ui';

const SPEAKER = 'M1 4h2v-1h1v-1h1v-1h1v10h-1v-1h-1v-1h-1v-1h-2z';

const ICONS = {
  sound: `${SPEAKER}M8 4h1v4h-1zM10 2h1v8h-1z`,
  muted: `${SPEAKER}M8 4h1v1h1v-1h1v1h-1v1h1v1h-1v-1h-1v1h-1v-1h1v-1h-1z`,
  fullScreen: 'M1 1h4v1h-3v3h-1zM7 1h4v4h-1v-3h-3zM1 7h1v3h3v1h-4zM10 7h1v4h-4v-1h3z',
  leaveFullScreen:
    'M10 0h2v2h-1v1h-1v1h1v1h-4v-4h1v1h1v-1h1zM2 12h-2v-2h1v-1h1v-1h-1v-1h4v4h-1v-1h-1v1h-1z',
  settings:
    'M5 1h2v2h1v-1h2v2h-1v1h2v2h-2v1h1v2h-2v-1h-1v2h-2v-2h-1v1h-2v-2h1v-1h-2v-2h2v-1h-1v-2h2v1h1zM5 5v2h2v-2z',
  pause: 'M3 2h2v8h-2zM7 2h2v8h-2z',
  debug:
    'M3 1h1v1h4v-1h1v1h-1v2h-4v-2h-1zM3 5h6v5h-1v1h-4v-1h-1zM5 6v4h2v-4zM1 3h1v1h1v1h-1v-1h-1zM11 3h-1v1h-1v1h1v-1h1zM1 6h2v1h-2zM9 6h2v1h-2zM3 8h-1v1h-1v1h1v-1h1zM9 8h1v1h1v1h-1v-1h-1z',
  up: 'M5 1h2v1h1v1h1v1h1v1h1v1h-3v5h-4v-5h-3v-1h1v-1h1v-1h1v-1h1z',
  down: 'M4 1h4v5h3v1h-1v1h-1v1h-1v1h-1v1h-2v-1h-1v-1h-1v-1h-1v-1h-1v-1h3z',
  shoot: 'M1 3h9v1h1v2h-5v1h-1v3h-3v-3h-1z',
  turbo: 'M6 0h3v1h-1v2h-1v1h3v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v-3h1v-2h-3v-1h1v-1h1v-1h1v-2h1z',
} as const;

export type IconName = keyof typeof ICONS;

export function Icon({ name }: { readonly name: IconName }) {
  return <PixelIcon outline={ICONS[name]} />;
}
