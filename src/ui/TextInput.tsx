import type { ComponentProps } from 'react';
import styles from './text-input.module.css';

/** A text field of one line, high enough for a finger. Its parent says how wide it is. */
export function TextInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...props} type="text" className={styles.textInput} />;
}
