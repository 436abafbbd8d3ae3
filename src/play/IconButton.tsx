import { Button, type ButtonProps } from '#ui';
import styles from './page-buttons.module.css';

/** Pictures for buttons: the outlines of their pixels, of which each picture has 12 x 12. */

const SPEAKER = 'M1 4h2v-1h1v-1h1v-1h1v10h-1v-1h-1v-1h-1v-1h-2z';

const ICONS = {
  sound: `${SPEAKER}M8 4h1v4h-1zM10 2h1v8h-1z`,
  muted: `${SPEAKER}M8 4h1v1h1v-1h1v1h-1v1h1v1h-1v-1h-1v1h-1v-1h1v-1h-1z`,
  fullScreen: 'M1 1h4v1h-3v3h-1zM7 1h4v4h-1v-3h-3zM1 7h1v3h3v1h-4zM10 7h1v4h-4v-1h3z',
  leaveFullScreen: 'M4 1h1v4h-4v-1h3zM7 1h1v3h3v1h-4zM1 7h4v4h-1v-3h-3zM7 7h4v1h-3v3h-1z',
  settings:
    'M5 1h2v2h1v-1h2v2h-1v1h2v2h-2v1h1v2h-2v-1h-1v2h-2v-2h-1v1h-2v-2h1v-1h-2v-2h2v-1h-1v-2h2v1h1zM5 5v2h2v-2z',
} as const;

interface IconButtonProps extends Omit<ButtonProps, 'variant' | 'children'> {
  readonly icon: keyof typeof ICONS;
  /** Its name, for screen readers and as a tooltip. */
  readonly label: string;
}

/** A small button with a picture instead of words. */
export function IconButton({ icon, label, className, ...attributes }: IconButtonProps) {
  return (
    <Button
      variant="quiet"
      className={className === undefined ? styles.icon : `${styles.icon} ${className}`}
      aria-label={label}
      title={label}
      {...attributes}
    >
      <svg
        viewBox="0 0 12 12"
        width="24"
        height="24"
        aria-hidden="true"
        shapeRendering="crispEdges"
      >
        <path d={ICONS[icon]} fill="currentColor" />
      </svg>
    </Button>
  );
}
