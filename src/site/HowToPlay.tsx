import { CONTROLS, FEATURES } from '#content';
import styles from './how-to-play.module.css';

/** The two cards under every stage. */
export function HowToPlay() {
  return (
    <section className={styles.cards} aria-labelledby="how-to-play">
      <h2 id="how-to-play">How to Play</h2>
      <div className={styles.card}>
        <h3>Controls</h3>
        <dl className={styles.controls}>
          {CONTROLS.map(({ keys, touch, action }) => (
            <div key={action}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
                <span className={styles.touch}>{touch}</span>
              </dt>
              <dd>{action}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.card}>
        <h3>Game Features</h3>
        <ul>
          {FEATURES.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
