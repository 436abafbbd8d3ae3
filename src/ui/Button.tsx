import { type ComponentProps, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { markLive, repeatEarlyPress } from '#platform';
import styles from './button.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** `primary` is `raised` in the accent colour. Without a variant, `className` has to style the button. */
  readonly variant?: 'raised' | 'primary' | 'quiet';
  /** Whether a press submits the form. */
  readonly submits?: boolean;
}

/** The attributes and the `ref` are passed to the button element. */
export function Button({ variant, submits = false, className, ref, ...attributes }: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => {
    if (button.current === null) throw new Error('The button is not in the page.');
    return button.current;
  });
  // At once with the commit, from which React answers presses.
  useLayoutEffect(() => {
    if (button.current !== null) markLive(button.current);
  }, []);
  useEffect(() => {
    if (button.current !== null) repeatEarlyPress(button.current);
  }, []);
  const look = variant === undefined ? className : joinClasses(styles[variant], className);
  return <button ref={button} type={submits ? 'submit' : 'button'} className={look} {...attributes} />;
}

function joinClasses(look: string | undefined, own: string | undefined): string | undefined {
  return own === undefined ? look : `${look} ${own}`;
}
