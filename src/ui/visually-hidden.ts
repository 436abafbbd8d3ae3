import styles from './visually-hidden.module.css';

/** The class of text for screen readers only. */
export const visuallyHidden = styles.visuallyHidden;
