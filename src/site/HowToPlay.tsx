import { type Control, CONTROLS, FEATURES, PANEL } from '#content';
import disclosure from './disclosure.module.css';
import styles from './how-to-play.module.css';

type KeysOf = (name: Control['name']) => readonly string[];

const MAIN: ReadonlySet<string> = new Set(['jump', 'crouch', 'turbo', 'pause']);

interface HowToPlayProps {
  readonly withFeatures?: boolean | undefined;
  readonly keysOf?: KeysOf;
}

export function HowToPlay({ withFeatures = false, keysOf }: HowToPlayProps) {
  const list = (controls: readonly Control[]) => (
    <ControlList controls={controls} keysOf={keysOf} />
  );
  if (!withFeatures) {
    return (
      <div className={styles.keys}>
        {list(CONTROLS.filter(({ name }) => MAIN.has(name)))}
        <details className={disclosure.panel}>
          <summary className={disclosure.summary}>{PANEL.allKeys}</summary>
          {list(CONTROLS.filter(({ name }) => !MAIN.has(name)))}
        </details>
      </div>
    );
  }
  return (
    <div className={styles.cards}>
      <div className={styles.card}>
        <h3>{PANEL.controls}</h3>
        {list(CONTROLS)}
      </div>
      <div className={styles.card}>
        <h3>{PANEL.features}</h3>
        <ul>
          {FEATURES.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface ControlListProps {
  readonly controls: readonly Control[];
  readonly keysOf: KeysOf | undefined;
}

function ControlList({ controls, keysOf }: ControlListProps) {
  return (
    <dl className={styles.controls}>
      {controls.map(({ name, keys, touch, action }) => (
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
  );
}
