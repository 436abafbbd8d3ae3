import styles from './slider.module.css';

export const slider = styles.slider;
