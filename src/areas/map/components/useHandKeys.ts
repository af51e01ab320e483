import { useEffect, useRef } from 'react';
import type { Hand } from '../editing/Hand';

interface HandKeys {
  hand: Hand | null;
  isBusy: boolean;
  onEscape: () => void;
}

/**
 * What the keys do while a tool is in hand: Escape drops it; with the focus on the map, Enter and space put a corner in its
 * middle, or pick the one to put there, Backspace and Delete remove the last one or the one that is picked, Enter with
 * Shift ends. The arrows move the map below.
 */
export function useHandKeys({ hand, isBusy, onEscape }: HandKeys): void {
  const now = useRef({ hand, onEscape });
  useEffect(() => {
    now.current = { hand, onEscape };
  });
  useEffect(() => {
    if (!isBusy) return undefined;
    const act = (event: KeyboardEvent) => {
      const { hand: held, onEscape: drop } = now.current;
      const { target, key, shiftKey } = event;
      const isInDialog = document.querySelector('dialog[open]') !== null;
      const isOnMap = target instanceof HTMLElement && target.getAttribute('role') === 'application';
      if (isInDialog || (!isOnMap && key !== 'Escape')) return;
      if (key === 'Escape') drop();
      else if (key === 'Enter' && shiftKey) held?.finish();
      else if (key === 'Enter' || key === ' ') held?.addCorner();
      else if (key === 'Backspace' || key === 'Delete') held?.removeCorner();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [isBusy]);
}
