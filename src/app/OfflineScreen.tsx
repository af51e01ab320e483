import { useEffect, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectIsOnline } from '@features/ui';
import styles from './OfflineScreen.module.css';

/**
 * Covers the page while there is no network. The page stays beneath as it is, with everything that was typed, and the
 * focus goes back to where it was.
 */
export function OfflineScreen({ children }: { children: ReactNode }) {
  const isOnline = useSelector(selectIsOnline);
  const warning = useRef<HTMLDivElement>(null);
  const left = useRef<Element>(null);
  useEffect(() => {
    if (isOnline) {
      if (left.current instanceof HTMLElement) left.current.focus();
      left.current = null;
    } else warning.current?.focus();
  }, [isOnline]);
  // The focus is lost as the page becomes inert, so it is remembered as long as there is a network.
  const remember = ({ target }: { target: Element }) => {
    left.current = target;
  };
  return (
    <>
      <div inert={!isOnline} onFocus={remember}>
        {children}
      </div>
      {!isOnline && (
        <div
          ref={warning}
          className={styles.screen}
          role="alertdialog"
          aria-modal="true"
          aria-labelledby="offline-title"
          tabIndex={-1}
        >
          <h2 id="offline-title">You are offline</h2>
          <p>An internet connection is required... Do not refresh this page</p>
          <p>What you have typed is still here. We go on by ourselves as soon as the connection is back.</p>
        </div>
      )}
    </>
  );
}
