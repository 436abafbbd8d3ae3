import { Button, type ButtonProps } from '#ui';
import { ICONS } from './icons.ts';
import styles from './page-buttons.module.css';

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
