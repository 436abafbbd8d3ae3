import type { ReactNode } from 'react';
import {
  ACTION_TEXT,
  addFirstKey,
  addSecondKey,
  changeKey,
  KEY_SETTINGS,
  labelOfBoundKey,
  removeKeyFrom,
} from '#content';
import { type KeyAction, type KeyName, MAX_KEYS } from '#game';
import { Button } from '#ui';
import type { KeySlot } from './rebind.ts';
import styles from './settings.module.css';

interface KeyRowProps {
  readonly action: KeyAction;
  readonly keys: readonly KeyName[];
  /** The place of the slot that waits for a key, if it is a slot of this action. */
  readonly waiting: number | undefined;
  readonly canRemoveKey: boolean;
  readonly ask: (slot: KeySlot) => void;
  readonly remove: (slot: KeySlot) => void;
  readonly children: ReactNode;
}

export function KeyRow({
  action,
  keys,
  waiting,
  canRemoveKey,
  ask,
  remove,
  children,
}: KeyRowProps) {
  const { name } = ACTION_TEXT[action];
  const slots = Array.from({ length: Math.min(keys.length + 1, MAX_KEYS) }, (_, place) => place);
  return (
    <li aria-label={name}>
      <span>{name}</span>
      {/* Key the slots by place, so the focus stays when a key is added or removed. */}
      {slots.map((place) => {
        const key = keys[place];
        const isWaiting = waiting === place;
        return (
          <span key={place} className={styles.slot}>
            <Button
              className={styles.key}
              data-slot={`${action} ${place}`}
              data-empty={key === undefined || undefined}
              data-waiting={isWaiting || undefined}
              aria-label={isWaiting ? undefined : purpose(action, key, keys.length)}
              onClick={() => ask({ action, place })}
            >
              {isWaiting ? KEY_SETTINGS.waiting : labelOfSlot(key, place)}
            </Button>
            {key !== undefined && canRemoveKey && (
              <Button
                className={styles.remove}
                aria-label={removeKeyFrom(key, action)}
                onClick={() => remove({ action, place })}
              >
                {KEY_SETTINGS.remove}
              </Button>
            )}
          </span>
        );
      })}
      {children}
    </li>
  );
}

function labelOfSlot(key: KeyName | undefined, place: number): string {
  if (key !== undefined) return labelOfBoundKey(key);
  return place === 0 ? KEY_SETTINGS.none : KEY_SETTINGS.add;
}

function purpose(action: KeyAction, key: KeyName | undefined, count: number): string {
  if (key !== undefined) return changeKey(key, action);
  return count === 0 ? addFirstKey(action) : addSecondKey(action);
}
