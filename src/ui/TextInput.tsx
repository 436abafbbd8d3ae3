import type { ComponentProps } from 'react';
import styles from './text-input.module.css';

export function TextInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...props} type="text" className={styles.textInput} />;
}
