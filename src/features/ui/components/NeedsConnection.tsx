import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { Banner } from '@shared/components/Banner';
import { selectConnection } from '../uiSelectors';
import styles from './NeedsConnection.module.css';

interface ConnectionNoticeProps {
  /** What it is about, in a sentence, where the page has other parts. */
  about?: string;
}

/** In place of what is the server's, where this device has none of it. */
export function ConnectionNotice({ about }: ConnectionNoticeProps) {
  return (
    <Banner look="info">
      {about !== undefined && <p>{about}</p>}
      <p>{t`This needs a connection. It goes on by itself when you are back online.`}</p>
    </Banner>
  );
}

/** The focus goes back to what had it in a part of the page, once that is shown again. */
function useFocusKept(isShown: boolean) {
  const part = useRef<HTMLDivElement>(null);
  const held = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (isShown && focused === document.body) held.current?.focus();
    const isHeld = !isShown && focused instanceof HTMLElement && part.current?.contains(focused) === true;
    held.current = isHeld ? focused : null;
  }, [isShown]);
  return part;
}

interface NeedsConnectionProps {
  /** What is shown meanwhile, where the notice has a page to itself. */
  alone?: ReactNode;
  children: ReactNode;
}

/**
 * A part of a page that needs the server. Without a connection the notice takes its place: what was typed is kept below
 * it, and what was not there yet asks for nothing before.
 */
export function NeedsConnection({ alone, children }: NeedsConnectionProps) {
  const connection = useSelector(selectConnection);
  const [wasOnline, setWasOnline] = useState(connection === 'online');
  if (connection === 'online' && !wasOnline) setWasOnline(true);
  // What is shown already stays where the line is only bad: its next call may get through, and says itself if it doesn't.
  const isShown = wasOnline && connection !== 'offline';
  const part = useFocusKept(isShown);
  return (
    <>
      {!isShown && (alone ?? <ConnectionNotice />)}
      <div ref={part} data-part hidden={!isShown} className={isShown ? styles.part : undefined}>
        {wasOnline && children}
      </div>
    </>
  );
}
