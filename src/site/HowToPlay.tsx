import { CONTROLS, FEATURES, PANEL } from '#content';
import styles from './how-to-play.module.css';

/** The two cards that say how the game is played and what is in it. */
export function HowToPlay({ title }: { readonly title: string }) {
  return (
    <section className={styles.howToPlay}>
      <h2>{title}</h2>
      <div className={styles.card}>
        <h3>{PANEL.controls}</h3>
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
        <h3>{PANEL.features}</h3>
        <ul>
          {FEATURES.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
