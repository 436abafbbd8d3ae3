import styles from './visually-hidden.module.css';

/** The class of what screen readers say and nobody sees. */
export const visuallyHidden = styles.visuallyHidden;
