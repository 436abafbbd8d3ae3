import { type ReactNode, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  Button,
  DataTable,
  Dialog,
  Fault,
  Choices,
  Group,
  Menu,
  Slider,
  Switch,
  TextInput,
} from '#ui';
import styles from './gallery.module.css';

const SCHEMES = ['light', 'dark'] as const;
const VARIANTS = ['raised', 'primary', 'quiet'] as const;
const LOOKS = ['numbers', 'even', undefined] as const;

const CHOICES = ['one', 'other', 'locked'] as const;
const LABELS = { one: 'One', other: 'The other', locked: 'A locked one' } as const;
const LOCKED = new Map([['locked', 'Why it is locked'] as const]);
const PICTURES = {
  one: ['/pictures/theme-default.png'],
  other: ['/pictures/theme-monochrome.png'],
  locked: ['/pictures/theme-default.png', '/pictures/theme-contrast.png'],
} as const;

const HINT = 'A hint that says more.';

export function Parts() {
  return (
    <section id="parts">
      <h2>Parts</h2>
      <div className={styles.schemes}>
        {SCHEMES.map((scheme) => (
          <div key={scheme} className={styles.scheme} style={{ colorScheme: scheme }}>
            <AllParts />
          </div>
        ))}
      </div>
    </section>
  );
}

function AllParts() {
  return (
    <>
      <Part name="Button">
        {VARIANTS.map((variant) => (
          <p key={variant} className={styles.row}>
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} aria-pressed>
              pressed
            </Button>
            <Button variant={variant} disabled>
              disabled
            </Button>
            <Button variant={variant}>
              with key <kbd>R</kbd>
            </Button>
          </p>
        ))}
      </Part>
      <Fields />
      <Part name="TextInput">
        <p className={styles.row}>
          <TextInput aria-label="Text" defaultValue="A text" />
          <TextInput aria-label="Empty" placeholder="Placeholder" />
          <TextInput aria-label="Disabled" defaultValue="Disabled" disabled />
        </p>
      </Part>
      <Part name="Menu">
        <div className={styles.row}>
          <Menu label="Closed menu" items={ITEMS} />
          <div className={styles.openMenu} ref={openMenu}>
            <Menu label="Open menu" items={ITEMS} />
          </div>
        </div>
      </Part>
      <Dialogs />
      <Part name="DataTable">
        {LOOKS.map((look) => (
          <DataTable
            key={look ?? 'default'}
            caption={look ?? 'no look'}
            columns={['Heading', 'Number', 'Text']}
            rows={[
              ['One', '1', 'a text'],
              ['Two thousand', '2,000', 'a longer text'],
            ]}
            {...(look && { look })}
          />
        ))}
      </Part>
      <Part name="Fault">
        <Fault text="A part did not load." onRetry={nothing} />
        <Fault text="A part did not load, again." onRetry={nothing}>
          <Button variant="quiet">Reload the page</Button>
        </Fault>
      </Part>
    </>
  );
}

function nothing(): void {}

const ITEMS = [
  { label: 'An action', choose: nothing },
  { label: 'Another one', choose: nothing },
];

/** Shows a menu's list without a press, which would take the focus. */
function openMenu(place: HTMLElement | null): void {
  place?.querySelector('[role=menu]')?.removeAttribute('hidden');
}

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3>{name}</h3>
      {children}
    </section>
  );
}

function Fields() {
  const [on, setOn] = useState(true);
  const [value, setValue] = useState(40);
  const [chosen, choose] = useState<(typeof CHOICES)[number]>('one');
  const choices = { choices: CHOICES, labels: LABELS, chosen, change: choose };
  return (
    <Part name="Fields">
      <Group title="Group">
        <Switch label="Switch" on={on} change={setOn} />
        <Switch label="Switch with a hint" hint={HINT} on={!on} change={(next) => setOn(!next)} />
        <Slider
          label="Slider"
          hint={HINT}
          value={value}
          range={{ min: 0, max: 100 }}
          step={5}
          format={(percent) => `${percent}%`}
          change={setValue}
        />
        <Choices legend="Choices" hint={HINT} {...choices} />
        <Choices legend="Choices with pictures" {...choices} pictures={PICTURES} locked={LOCKED} />
      </Group>
    </Part>
  );
}

const CLOSED_DIALOG = (
  <Dialog title="Dialog" narrow close={nothing}>
    <div className={styles.dialogContent}>
      <p>What it says.</p>
    </div>
  </Dialog>
);

function Dialogs() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Part name="Dialog">
      <p>
        <Button variant="raised" onClick={() => setOpen(true)}>
          Open it over the page
        </Button>
      </p>
      {/* A page shows one modal dialog at a time, so this is only a dialog's markup. */}
      <div
        className={styles.openDialog}
        dangerouslySetInnerHTML={{
          __html: renderToStaticMarkup(CLOSED_DIALOG).replace('<dialog', '<dialog open'),
        }}
      />
      {isOpen && (
        <Dialog title="Dialog" close={() => setOpen(false)}>
          <div className={styles.dialogContent}>
            <p>What it says.</p>
          </div>
        </Dialog>
      )}
    </Part>
  );
}
