import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './Menu.module.css';

/** The next entry that begins with a letter, after the one that has the focus and round the end. */
function nextFor(letter: string, all: readonly HTMLElement[], at: number): HTMLElement | undefined {
  const inOrder = [...all.slice(at + 1), ...all.slice(0, at + 1)];
  return inOrder.find(({ textContent }) => textContent?.toLowerCase().startsWith(letter));
}

/** The entry of an open menu that a key leads to; undefined for a key that leads nowhere. */
function entryFor(event: KeyboardEvent, all: readonly HTMLElement[]): HTMLElement | undefined {
  const { key, ctrlKey, metaKey, altKey } = event;
  const at = all.findIndex((entry) => entry === document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 }[key];
  if (to !== undefined) return all.at(to % all.length);
  const isLetter = [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
  return isLetter ? nextFor(key.toLowerCase(), all, at) : undefined;
}

/** Between the list and the edge of the window, with the gap to its button. */
const SPACE_PX = 16;

/**
 * The list hangs from its button, and stands on it where there is no space below. On a phone it lies over the page: below
 * its button, or above it where there is more space.
 */
function place(list: HTMLElement, button: HTMLElement): void {
  const { top, bottom } = button.getBoundingClientRect();
  const below = window.innerHeight - bottom;
  const isAbove = below < list.offsetHeight + SPACE_PX && below < top;
  list.toggleAttribute('data-above', isAbove);
  list.style.setProperty('--list-top', below >= top ? `${bottom}px` : 'auto');
  list.style.setProperty('--list-bottom', below >= top ? 'auto' : `${window.innerHeight - top}px`);
}

interface MenuItem {
  label: string;
  /** The label is a name that somebody gave. */
  isName?: boolean;
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
    const list = root.current?.querySelector<HTMLElement>('[role="menu"]');
    if (list && button.current) place(list, button.current);
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
        {look === 'pill' ? <span>{trigger}</span> : trigger}
      </button>
      {isOpen && (
        <div id={id} role="menu" aria-label={label} className={styles.list}>
          {items.map(({ label: name, isName = false, isChosen, onChoose }, at) => (
            <button
              key={at}
              type="button"
              role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
              aria-checked={isChosen}
              tabIndex={-1}
              className={styles.item}
              translate={isName ? 'no' : undefined}
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
