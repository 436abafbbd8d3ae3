import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  giveKeyTo,
  KEY_SETTINGS,
  keyGiven,
  keyRemoved,
  keyTaken,
  onlyJumpKey,
  pressKeyFor,
  unknownGamepad,
} from '#content';
import { DEFAULT_BINDINGS, KEY_ACTIONS, type KeyAction, type KeyName, settings } from '#game';
import { knownGamepads, watchGamepads } from '#platform';
import { Button, Group, useStore, visuallyHidden } from '#ui';
import { KeyRow } from './KeyRow.tsx';
import { assignKey, canRemoveKey, checkKey, type KeySlot, removeKey } from './rebind.ts';
import styles from './settings.module.css';

type Search =
  | { readonly slot: KeySlot; readonly waits: true; readonly note?: string }
  | {
      readonly slot: KeySlot;
      readonly waits: false;
      readonly name: KeyName;
      readonly by: KeyAction;
    };

export function KeysGroup() {
  const { bindings } = useStore(settings);
  const [search, setSearch] = useState<Search | null>(null);
  const [announcement, announce] = useState('');
  const gamepad = useSyncExternalStore(watchGamepads, nameOfUnknownGamepad);
  const list = useRef<HTMLUListElement>(null);

  const focusSlot = ({ action, place }: KeySlot) => {
    list.current?.querySelector<HTMLElement>(`[data-slot="${action} ${place}"]`)?.focus();
  };
  const ask = (slot: KeySlot) => {
    focusSlot(slot);
    setSearch({ slot, waits: true });
    announce(pressKeyFor(slot.action));
  };
  const dismiss = (slot: KeySlot) => {
    setSearch(null);
    focusSlot(slot);
    announce(KEY_SETTINGS.unchanged);
  };
  const give = (slot: KeySlot, name: KeyName, from?: KeyAction) => {
    const changed = assignKey(bindings, slot, name);
    settings.change({ bindings: changed });
    setSearch(null);
    focusSlot(slot);
    const isBare = from !== undefined && changed[from].length === 0;
    announce(keyGiven(name, slot.action, isBare ? from : undefined));
  };
  const remove = (slot: KeySlot) => {
    const [name = ''] = bindings[slot.action].slice(slot.place);
    settings.change({ bindings: removeKey(bindings, slot) });
    focusSlot({ ...slot, place: 0 });
    announce(keyRemoved(name, slot.action));
  };
  const takeKey = (slot: KeySlot, press: KeyboardEvent) => {
    const check = checkKey(bindings, slot, press);
    switch (check.kind) {
      case 'free':
        give(slot, check.name);
        break;
      case 'own':
        dismiss(slot);
        break;
      case 'taken':
        setSearch({ slot, waits: false, name: check.name, by: check.by });
        announce(keyTaken(check.name, check.by));
        break;
      case 'needed':
      case 'refused': {
        const note = check.kind === 'needed' ? onlyJumpKey(check.name) : KEY_SETTINGS.refused;
        setSearch({ slot, waits: true, note });
        announce(note);
      }
    }
  };

  useEffect(() => {
    if (search === null) return undefined;
    const { slot, waits } = search;
    const end = new AbortController();
    const cancel = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // In the capture phase and before all other listeners, because this key press is meant for
    // nothing else.
    const capture = { capture: true, signal: end.signal };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!waits && event.key !== 'Escape') return;
      cancel(event);
      if (event.repeat) return;
      if (event.key === 'Escape') dismiss(slot);
      else takeKey(slot, event);
    };
    // Firefox clicks a button when Space is released, even if the press was prevented.
    const onKeyUp = (event: KeyboardEvent) => {
      if (waits) cancel(event);
    };
    const cancelSearch = ({ target }: Event) => {
      const isAnswer = target instanceof Element && target.closest(`.${styles.note}`) !== null;
      if (!isAnswer) setSearch(null);
    };
    window.addEventListener('keydown', onKeyDown, capture);
    window.addEventListener('keyup', onKeyUp, capture);
    window.addEventListener('pointerdown', cancelSearch, capture);
    window.addEventListener('blur', cancelSearch, { signal: end.signal });
    return () => end.abort();
  });

  return (
    <Group title={KEY_SETTINGS.title}>
      <p>{KEY_SETTINGS.hint}</p>
      {gamepad !== undefined && <p>{unknownGamepad(gamepad)}</p>}
      <ul ref={list} className={styles.keys}>
        {KEY_ACTIONS.map((action) => (
          <KeyRow
            key={action}
            action={action}
            keys={bindings[action]}
            waiting={
              search?.waits === true && search.slot.action === action
                ? search.slot.place
                : undefined
            }
            canRemoveKey={canRemoveKey(bindings, action)}
            ask={ask}
            remove={remove}
          >
            {search?.slot.action === action &&
              (search.waits ? (
                search.note !== undefined && (
                  <div className={styles.note}>
                    <p>{search.note}</p>
                  </div>
                )
              ) : (
                <Conflict
                  question={keyTaken(search.name, search.by)}
                  action={action}
                  give={() => give(search.slot, search.name, search.by)}
                  dismiss={() => dismiss(search.slot)}
                />
              ))}
          </KeyRow>
        ))}
      </ul>
      <Button
        variant="quiet"
        onClick={() => {
          settings.change({ bindings: DEFAULT_BINDINGS });
          announce(KEY_SETTINGS.restored);
        }}
      >
        {KEY_SETTINGS.restore}
      </Button>
      <p role="status" className={visuallyHidden}>
        {announcement}
      </p>
    </Group>
  );
}

function nameOfUnknownGamepad(): string | undefined {
  return knownGamepads().find(({ mapping }) => mapping !== 'standard')?.id;
}

interface ConflictProps {
  readonly question: string;
  readonly action: KeyAction;
  readonly give: () => void;
  readonly dismiss: () => void;
}

function Conflict({ question, action, give, dismiss }: ConflictProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className={styles.note}>
      <p>{question}</p>
      <Button ref={first} variant="quiet" onClick={give}>
        {giveKeyTo(action)}
      </Button>
      <Button variant="quiet" onClick={dismiss}>
        {KEY_SETTINGS.dismiss}
      </Button>
    </div>
  );
}
