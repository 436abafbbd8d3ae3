import { type Control, CONTROLS, FEATURES, PANEL } from '#content';
import styles from './how-to-play.module.css';

interface HowToPlayProps {
  readonly withFeatures?: boolean | undefined;
  readonly keysOf?: (name: Control['name']) => readonly string[];
}

export function HowToPlay({ withFeatures = false, keysOf }: HowToPlayProps) {
  return (
    <div className={styles.howToPlay} data-with-features={withFeatures || undefined}>
      <div className={styles.card}>
        {withFeatures && <h3>{PANEL.controls}</h3>}
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
      {withFeatures && (
        <div className={styles.card}>
          <h3>{PANEL.features}</h3>
          <ul>
            {FEATURES.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
