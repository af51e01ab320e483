import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { entryFor } from './menuKeys';
import styles from './Menu.module.css';

interface MenuItem {
  label: string;
  /** Whether it is the one of several that holds now. Undefined where the items are no choice but things to do. */
  isChosen?: boolean;
  onChoose: () => void;
}

interface MenuProps {
  /** The accessible name of the button. */
  label: string;
  trigger: ReactNode;
  look?: 'round' | 'pill';
  items: readonly MenuItem[];
}

/**
 * A menu button (WAI-ARIA Authoring Practices, "Menu Button"): Enter and the arrows open it, arrows, Home, End and
 * letters move, Escape and a press outside close.
 */
export function Menu({ label, trigger, look = 'round', items }: MenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** Which end has the focus first, while it is open. */
  const [openAt, setOpenAt] = useState<0 | -1>();
  const isOpen = openAt !== undefined;
  const entries = () => [...(root.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

  useEffect(() => {
    if (openAt === undefined) return undefined;
    entries().at(openAt)?.focus();
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && root.current?.contains(target) !== true) setOpenAt(undefined);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [openAt]);

  const close = () => {
    setOpenAt(undefined);
    button.current?.focus();
  };
  const open = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpenAt(event.key === 'ArrowDown' ? 0 : -1);
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    const entry = entryFor(event, entries());
    if (entry === undefined) return;
    event.preventDefault();
    entry.focus();
  };
  return (
    <div ref={root} className={styles.menu} onKeyDown={isOpen ? move : open}>
      <button
        ref={button}
        type="button"
        className={styles[look]}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpenAt(isOpen ? undefined : 0)}
      >
        {trigger}
      </button>
      {isOpen && (
        <div id={id} role="menu" aria-label={label} className={styles.list}>
          {items.map(({ label: name, isChosen, onChoose }, at) => (
            <button
              key={at}
              type="button"
              role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
              aria-checked={isChosen}
              tabIndex={-1}
              className={styles.item}
              onClick={() => {
                close();
                onChoose();
              }}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
