import { type Control, CONTROLS, FEATURES, PANEL } from '#content';
import styles from './how-to-play.module.css';
import { Words } from './RichText.tsx';

interface HowToPlayProps {
  readonly title: string;
  /** The labels of the player's own keys; by default the keys of the first visit are shown. */
  readonly keysOf?: (name: Control['name']) => readonly string[];
}

/** Two cards: the controls, and the features of the game. */
export function HowToPlay({ title, keysOf }: HowToPlayProps) {
  return (
    <section className={styles.howToPlay}>
      <h2>
        <Words text={title} />
      </h2>
      <div className={styles.card}>
        <h3>{PANEL.controls}</h3>
        <dl className={styles.controls}>
          {CONTROLS.map(({ name, keys, touch, action }) => (
            <div key={name}>
              <dt>
                {(keysOf?.(name) ?? keys).map((key) => (
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
