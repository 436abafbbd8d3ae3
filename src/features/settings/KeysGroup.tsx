import { useEffect, useRef, useState } from 'react';
import { DEFAULT_BINDINGS, KEY_ACTIONS, type KeyAction, type KeyName, settings } from '#game/api';
import gameStyles from '../../play/game.module.css';
import { Group, useStore } from '#ui';
import { ACTION_WORDS, said } from './key-words.ts';
import { KeyRow } from './KeyRow.tsx';
import { giveKey, judgeKey, mayRemove, removeKey, type Slot } from './rebind.ts';
import styles from './settings.module.css';

/** A slot that a key is being sought for. */
type Search =
  | { readonly slot: Slot; readonly waits: true; readonly note?: string }
  /** The key belongs to another action: nothing changes until the player has decided. */
  | { readonly slot: Slot; readonly waits: false; readonly name: KeyName; readonly by: KeyAction };

/** Which keys do what. */
export function KeysGroup() {
  const { bindings } = useStore(settings);
  const [search, setSearch] = useState<Search | null>(null);
  /** What assistive technology is told. */
  const [news, tell] = useState('');
  const list = useRef<HTMLUListElement>(null);

  const focusSlot = ({ action, place }: Slot) => {
    list.current?.querySelector<HTMLElement>(`[data-slot="${action} ${place}"]`)?.focus();
  };
  const ask = (slot: Slot) => {
    focusSlot(slot);
    setSearch({ slot, waits: true });
    tell(`Press a key for ${ACTION_WORDS[slot.action].name}. Escape leaves it as it is.`);
  };
  const leave = (slot: Slot) => {
    setSearch(null);
    focusSlot(slot);
    tell('Nothing has changed.');
  };
  const give = (slot: Slot, name: KeyName, from?: KeyAction) => {
    const changed = giveKey(bindings, slot, name);
    settings.change({ bindings: changed });
    setSearch(null);
    focusSlot(slot);
    const isBare = from !== undefined && changed[from].length === 0;
    const loss = isBare ? ` ${ACTION_WORDS[from].name} has no key now.` : '';
    tell(`${said(name)} ${ACTION_WORDS[slot.action].does}.${loss}`);
  };
  const remove = (slot: Slot) => {
    const [name = ''] = bindings[slot.action].slice(slot.place);
    settings.change({ bindings: removeKey(bindings, slot) });
    focusSlot({ ...slot, place: 0 });
    tell(`${said(name)} no longer ${ACTION_WORDS[slot.action].does}.`);
  };
  const hear = (slot: Slot, press: KeyboardEvent) => {
    const answer = judgeKey(bindings, slot, press);
    switch (answer.kind) {
      case 'free':
        give(slot, answer.name);
        break;
      case 'own':
        leave(slot);
        break;
      case 'taken':
        setSearch({ slot, waits: false, name: answer.name, by: answer.by });
        tell(`${said(answer.name)} already ${ACTION_WORDS[answer.by].does}.`);
        break;
      case 'needed':
      case 'refused': {
        const note =
          answer.kind === 'needed'
            ? `${said(answer.name)} is the only key that jumps. Give Jump another one first.`
            : 'That key has to stay as it is. Press another one, without Ctrl, Alt or Meta.';
        setSearch({ slot, waits: true, note });
        tell(note);
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
    // Before everybody else: the key is meant for nothing but this.
    const capture = { capture: true, signal: end.signal };
    const hearKey = (event: KeyboardEvent) => {
      if (!waits && event.key !== 'Escape') return;
      cancel(event);
      if (event.repeat) return;
      if (event.key === 'Escape') leave(slot);
      else hear(slot, event);
    };
    // Firefox clicks on the release of Space, prevented press or not.
    const hearRelease = (event: KeyboardEvent) => {
      if (waits) cancel(event);
    };
    const lookAway = ({ target }: Event) => {
      const isAnswer = target instanceof Element && target.closest(`.${styles['note']}`) !== null;
      if (!isAnswer) setSearch(null);
    };
    window.addEventListener('keydown', hearKey, capture);
    window.addEventListener('keyup', hearRelease, capture);
    window.addEventListener('pointerdown', lookAway, capture);
    window.addEventListener('blur', lookAway, { signal: end.signal });
    return () => end.abort();
  });

  return (
    <Group title="Keys">
      <ul ref={list} className={styles['keys']}>
        {KEY_ACTIONS.map((action) => (
          <KeyRow
            key={action}
            action={action}
            keys={bindings[action]}
            waiting={search?.waits === true && search.slot.action === action ? search.slot.place : undefined}
            mayRemove={mayRemove(bindings, action)}
            ask={ask}
            remove={remove}
          >
            {search?.slot.action === action &&
              (search.waits ? (
                search.note !== undefined && (
                  <div className={styles['note']}>
                    <p>{search.note}</p>
                  </div>
                )
              ) : (
                <Conflict
                  question={`${said(search.name)} already ${ACTION_WORDS[search.by].does}.`}
                  action={ACTION_WORDS[action].name}
                  give={() => give(search.slot, search.name, search.by)}
                  leave={() => leave(search.slot)}
                />
              ))}
          </KeyRow>
        ))}
      </ul>
      <button
        type="button"
        className={gameStyles['quiet']}
        onClick={() => {
          settings.change({ bindings: DEFAULT_BINDINGS });
          tell('The keys are the default ones.');
        }}
      >
        Restore default keys
      </button>
      <p role="status" className={gameStyles['unseen']}>
        {news}
      </p>
    </Group>
  );
}

interface ConflictProps {
  readonly question: string;
  /** What the action is called that would get the key. */
  readonly action: string;
  readonly give: () => void;
  readonly leave: () => void;
}

/** Asks whether a key that is taken is to change hands. */
function Conflict({ question, action, give, leave }: ConflictProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className={styles['note']}>
      <p>{question}</p>
      <button ref={first} type="button" className={gameStyles['quiet']} onClick={give}>
        Give it to {action}
      </button>
      <button type="button" className={gameStyles['quiet']} onClick={leave}>
        Leave it
      </button>
    </div>
  );
}
