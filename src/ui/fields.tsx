import { type ReactNode, useId } from 'react';
import styles from './fields.module.css';
import { slider } from './slider.ts';

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Group({ title, children }: GroupProps) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly change: (on: boolean) => void;
}

export function Switch({ label, hint, on, change }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="checkbox"
        checked={on}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => change(event.target.checked)}
      />
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}

interface SliderProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: number;
  readonly range: { readonly min: number; readonly max: number };
  readonly step: number;
  readonly format: (value: number) => string;
  readonly change: (value: number) => void;
}

export function Slider({ label, hint, value, range, step, format, change }: SliderProps) {
  const id = useId();
  const text = format(value);
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <span aria-hidden="true">{text}</span>
      <input
        id={id}
        className={slider}
        type="range"
        {...range}
        step={step}
        value={value}
        aria-valuetext={text}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => change(event.target.valueAsNumber)}
      />
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}

interface ChoiceProps {
  readonly group: string;
  readonly checked: boolean;
  readonly disabled?: boolean | undefined;
  readonly choose: () => void;
  readonly label?: string;
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/** A radio button as a card. */
export function Choice(props: ChoiceProps) {
  const { group, checked, disabled, choose, label, describedBy, children } = props;
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name={group}
        checked={checked}
        disabled={disabled}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={choose}
      />
      <span className={styles.card}>{children}</span>
    </label>
  );
}

interface ChoicesProps<Choice extends string> {
  readonly legend: string;
  readonly hint?: string;
  readonly labels: Readonly<Record<Choice, string>>;
  readonly choices: readonly Choice[];
  readonly chosen: Choice;
  readonly change: (choice: Choice) => void;
  readonly pictures?: Readonly<Record<Choice, readonly string[]>>;
  readonly locked?: ReadonlyMap<Choice, string>;
}

export function Choices<Choice extends string>(props: ChoicesProps<Choice>) {
  const { legend, hint, labels, choices, chosen, change, pictures, locked } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
      <legend>{legend}</legend>
      <div className={pictures === undefined ? styles.choices : styles.pictured}>
        {choices.map((choice) => (
          <Choice
            key={choice}
            group={id}
            checked={choice === chosen}
            disabled={locked?.has(choice)}
            choose={() => change(choice)}
          >
            {pictures !== undefined && (
              <span className={styles.scenes}>
                {pictures[choice].map((address) => (
                  <img key={address} src={address} alt="" />
                ))}
              </span>
            )}
            <span className={styles.text}>
              {labels[choice]}
              {locked?.has(choice) === true && <small> {locked.get(choice)}</small>}
            </span>
          </Choice>
        ))}
      </div>
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
    </fieldset>
  );
}
