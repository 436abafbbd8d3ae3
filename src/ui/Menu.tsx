import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { focusByKey, listen } from '#platform';
import { Button } from './Button.tsx';
import styles from './menu.module.css';
import { PixelIcon } from './PixelIcon.tsx';

interface MenuItem {
  readonly label: string;
  readonly choose: () => void;
}

interface MenuProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly items: readonly MenuItem[];
}

export function Menu({ label, disabled, items }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    const { top } = root.current?.getBoundingClientRect() ?? {};
    root.current?.style.setProperty('--room-above', `${top}px`);
    root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    // In a dialog, it may reach below what is scrolled into view.
    root.current?.querySelector('[role=menu]')?.scrollIntoView({ block: 'nearest' });
    return listen(document, 'pointerdown', ({ target }) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    });
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const all = [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    if (event.key === 'Tab') setOpen(false);
    if (event.key === 'Escape') close();
    else if (!focusByKey(event.key, all)) return;
    // The arrows are keys of the game as well.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={root} className={styles.menu} data-part="menu" onKeyDown={onKeyDown}>
      <Button
        ref={button}
        variant="raised"
        disabled={disabled}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <PixelIcon outline="M1 5h2v2h-2zM5 5h2v2h-2zM9 5h2v2h-2z" />
      </Button>
      <div id={id} role="menu" aria-label={label} className={styles.list} hidden={!isOpen}>
        {items.map((item) => (
          <button
            key={item.label}
            type="button"
            role="menuitem"
            className={styles.item}
            onClick={() => {
              close();
              item.choose();
            }}
          >
            {item.label}
          </button>
        ))}
      </div>
    </div>
  );
}
