import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { Toast } from '@shared/events';
import { selectHasSound } from './uiSelectors';

const SOUND = '/sound/notice.wav';

/** Plays the short sound of a message. A browser that lets no page be heard yet stays silent, and nobody is told. */
export function playToastSound(): void {
  new Audio(SOUND).play().catch(() => undefined);
}

/** Plays the sound once for toasts that come together, when the person has turned that on. */
export function useToastSound(toasts: readonly Toast[]): void {
  const hasSound = useSelector(selectHasSound);
  const heard = useRef<string>(undefined);
  const newest = toasts.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined || newest === heard.current) return;
    heard.current = newest;
    if (hasSound) playToastSound();
  }, [newest, hasSound]);
}
