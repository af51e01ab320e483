import { useEffect, useEffectEvent, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectCursor } from './recordsSelectors';

/**
 * Reads a list of the server's again whenever the record has moved on.
 *
 * @param isRead whether the list has been read once: before that there is nothing to read again
 */
export function useNews(readAgain: () => unknown, isRead: boolean): void {
  const cursor = useSelector(selectCursor);
  const last = useRef(cursor);
  const read = useEffectEvent(readAgain);
  useEffect(() => {
    if (last.current === cursor) return;
    last.current = cursor;
    if (isRead) read();
  }, [cursor, isRead]);
}
