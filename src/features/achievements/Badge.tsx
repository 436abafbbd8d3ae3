import type { AchievementId } from '#content';
import styles from './achievements.module.css';

const PICTURES = {
  firstNight: 'moon-4',
  oneKey: 'dino-jump',
  wideLoad: 'cactus-large-3',
  unboosted: 'icon-turbo',
  unarmed: 'gun',
  personalSpace: 'cactus-small-1',
  longLegs: 'dino-run-1',
  livingFossil: 'dino-idle',
  limbo: 'dino-crouch-1',
  headHigh: 'pterodactyl-1',
  trapdoor: 'dino-fall',
  whisker: 'spark-3',
  bunnyHop: 'cactus-small-2',
  noneInVain: 'cactus-large-1',
  highJump: 'pterodactyl-2',
  pointBlank: 'flash-2',
  doubleTap: 'plus-20',
  skeet: 'feather-1',
  deadeye: 'bullet',
  nightRider: 'flame-2',
  rematch: 'dino-crash',
  learningCurve: 'cactus-small-3',
  peckingOrder: 'champion',
} as const satisfies Readonly<Record<AchievementId, string>>;

const SMALL: ReadonlySet<string> = new Set([
  'icon-turbo',
  'gun',
  'spark-3',
  'flash-2',
  'plus-20',
  'feather-1',
  'bullet',
  'flame-2',
]);

export function Badge({ id }: { readonly id: AchievementId }) {
  const picture = PICTURES[id];
  return (
    <span className={styles.badge}>
      <img
        src={`/pictures/guide-${picture}.png`}
        alt=""
        loading="lazy"
        data-small={SMALL.has(picture) || undefined}
      />
    </span>
  );
}
