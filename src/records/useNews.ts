import { useEffect, useEffectEvent, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectCursor } from './recordsSelectors';

/**
 * Reads a list of the server's again whenever the record has moved on.
 *
 * @param isRead whether the list has been read once. What is told before that is read then: the list may have been asked for
 * before it was so
 */
export function useNews(readAgain: () => unknown, isRead: boolean): void {
  const cursor = useSelector(selectCursor);
  const last = useRef(cursor);
  const read = useEffectEvent(readAgain);
  useEffect(() => {
    // The record itself may come after the list.
    last.current ??= cursor;
    if (!isRead || last.current === cursor) return;
    last.current = cursor;
    read();
  }, [cursor, isRead]);
}
