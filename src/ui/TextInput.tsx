import type { ComponentProps } from 'react';
import styles from './text-input.module.css';

/** One line, high enough for a finger. The parent sets the width. */
export function TextInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...props} type="text" className={styles.textInput} />;
}
