import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { Notice } from '@shared/events';
import { selectHasSound } from './uiSelectors';

const SOUND = '/sound/notice.wav';

/** Plays the short sound of a message. A browser that lets no page be heard yet stays silent, and nobody is told. */
export function playNotice(): void {
  new Audio(SOUND).play().catch(() => undefined);
}

/** Plays the sound once for notices that come together, when the person has turned that on. */
export function useNoticeSound(notices: readonly Notice[]): void {
  const hasSound = useSelector(selectHasSound);
  const heard = useRef<string>(undefined);
  const newest = notices.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined || newest === heard.current) return;
    heard.current = newest;
    if (hasSound) playNotice();
  }, [newest, hasSound]);
}
