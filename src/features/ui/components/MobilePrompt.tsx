import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router';
import { t } from '@domain/words';
import { Brand } from '@shared/components/Brand';
import { Button } from '@shared/components/Button';
import { Dialog } from '@shared/components/Dialog';
import { INSTALL_STEPS, installApp, isInstalled } from '@shared/lib/installOffer';
import { leaveFor } from '@shared/lib/leave';
import { selectAppSettings, selectMobilePrompt } from '../uiSelectors';
import { mobilePromptClosed } from '../uiSlice';
import styles from './MobilePrompt.module.css';
import { ToastsHere } from './ToastsHere';

const UNSUPPORTED = t`Sorry! But your mobile device is not supported for now`;

/** Tells people on phones and tablets of the app. One tap or Escape leads on to the site. */
export default function MobilePrompt() {
  const dispatch = useDispatch();
  const platform = useSelector(selectMobilePrompt);
  const settings = useSelector(selectAppSettings);
  const here = useLocation();
  const onward = useRef<HTMLAnchorElement>(null);
  const hasApp = isInstalled();
  // Toasts may have come before the prompt. Browsers may answer with a promise, which is no clean-up.
  useEffect(() => void onward.current?.scrollIntoView({ block: 'nearest' }), []);
  // Who is in the installed app has it.
  useEffect(() => {
    if (hasApp) dispatch(mobilePromptClosed());
  }, [dispatch, hasApp]);
  const close = () => dispatch(mobilePromptClosed());
  // The page that the link leads to lies below the prompt already, with all that was typed.
  const goOn = (event: MouseEvent) => {
    event.preventDefault();
    close();
  };
  const stores = { android: settings?.ANDROID_STORE_URL ?? '', ios: settings?.IOS_STORE_URL ?? '', other: '' };
  const store = stores[platform ?? 'other'];
  const [hasSteps, setHasSteps] = useState(false);
  const download = () => {
    if (store !== '') leaveFor(store);
    else if (installApp()) close();
    else if (platform === 'ios') setHasSteps(true);
    else window.alert(UNSUPPORTED);
  };
  if (hasApp) return null;
  return (
    <Dialog title={t`The best mobile experience is in the App`} above={<Brand />} isFull onClose={close}>
      <ul className={styles.list}>
        <li>{t`Offline mode: your paddocks with you, even without a signal`}</li>
        <li>{t`Photos of forage, water and fences, right where they are`}</li>
        <li>{t`Herd move notifications for the whole crew`}</li>
      </ul>
      <Button isWide onClick={download}>
        {t`Download Now`}
      </Button>
      <p role="status">{hasSteps && INSTALL_STEPS}</p>
      <div className={styles.onward}>
        <Link ref={onward} to={here} onClick={goOn}>
          {t`continue to mobile site`}
        </Link>
        <ToastsHere />
      </div>
    </Dialog>
  );
}
