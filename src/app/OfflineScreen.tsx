import { useEffect, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { selectSession } from '@features/auth';
import { selectIsCovered } from '@features/ui';
import { KeepWorking } from './extras';
import styles from './OfflineScreen.module.css';

/**
 * Covers the page while there is no network, until the person goes on with what this device has. The page stays beneath
 * as it is, with everything that was typed, and the focus goes back to where it was, else to the page's heading.
 */
export function OfflineScreen({ children }: { children: ReactNode }) {
  const isCovered = useSelector(selectIsCovered);
  const isGuest = useSelector(selectSession) === 'anonymous';
  const page = useRef<HTMLDivElement>(null);
  const warning = useRef<HTMLDivElement>(null);
  const left = useRef<HTMLElement>(null);
  const wasCovered = useRef(false);
  useEffect(() => {
    if (isCovered) warning.current?.focus();
    else if (wasCovered.current) {
      const place = left.current?.isConnected === true ? left.current : page.current?.querySelector('h1');
      if (place?.matches('h1') === true) place.tabIndex = -1;
      place?.focus();
      left.current = null;
    }
    wasCovered.current = isCovered;
  }, [isCovered]);
  // The focus is lost as the page becomes inert, so it is remembered as long as there is a network.
  const remember = ({ target }: { target: HTMLElement }) => {
    left.current = target;
  };
  return (
    <>
      <div ref={page} inert={isCovered} onFocus={remember}>
        {children}
      </div>
      {isCovered && (
        <div
          ref={warning}
          className={styles.screen}
          role="alertdialog"
          aria-modal="true"
          aria-labelledby="offline-title"
          tabIndex={-1}
        >
          <h2 id="offline-title">{t`You are offline`}</h2>
          <p>{t`An internet connection is required... Do not refresh this page`}</p>
          <p>{t`What you have typed is still here. We’ll keep trying until the connection is back.`}</p>
          <KeepWorking isNeeded={!isGuest} />
        </div>
      )}
    </>
  );
}
