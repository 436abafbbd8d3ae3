import styles from './own-numbers.module.css';

export function NothingYet() {
  return <p className={styles['nothing']}>Nothing here yet. Your first run will change that.</p>;
}
