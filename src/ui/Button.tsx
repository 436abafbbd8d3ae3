import type { ComponentProps } from 'react';
import styles from './button.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** `raised` looks like a key, `primary` like one that calls for a press. Without a variant the look is up to `className`. */
  readonly variant?: 'raised' | 'primary' | 'quiet';
  /** Submits its form when pressed. */
  readonly submits?: boolean;
}

/** A button; attributes and `ref` go to its element. */
export function Button({ variant, submits = false, className, ...attributes }: ButtonProps) {
  const look = variant === undefined ? className : joinClasses(styles[variant], className);
  return <button type={submits ? 'submit' : 'button'} className={look} {...attributes} />;
}

function joinClasses(look: string | undefined, own: string | undefined): string | undefined {
  return own === undefined ? look : `${look} ${own}`;
}
