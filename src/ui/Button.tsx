import type { ComponentProps } from 'react';
import styles from './button.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** `primary` is `raised` in the accent colour. Without a variant, `className` sets the style. */
  readonly variant?: 'raised' | 'primary' | 'quiet';
  readonly submits?: boolean;
}

export function Button({ variant, submits = false, className, ...attributes }: ButtonProps) {
  const look = variant === undefined ? className : joinClasses(styles[variant], className);
  return <button type={submits ? 'submit' : 'button'} className={look} {...attributes} />;
}

function joinClasses(look: string | undefined, own: string | undefined): string | undefined {
  return own === undefined ? look : `${look} ${own}`;
}
