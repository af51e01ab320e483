import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { plural } from '@domain/words';
import { selectUnsent } from '@records/recordsSelectors';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { mobilePlatform } from '@shared/lib/device';
import { INSTALL_STEPS, installApp, isInstalled } from '@shared/lib/installOffer';

/** Whether the browser offers to install the app. */
function useIsOffered() {
  const [isOffered, setIsOffered] = useState(window.installOffer !== undefined);
  useEffect(() => {
    const look = () => setIsOffered(window.installOffer !== undefined);
    window.addEventListener('beforeinstallprompt', look);
    return () => window.removeEventListener('beforeinstallprompt', look);
  }, []);
  const take = () => {
    installApp();
    setIsOffered(false);
  };
  return { isOffered, take };
}

/** How an iPhone or iPad gets the app. The installed app has storage of its own, so what waits here goes out first. */
function OnIos() {
  const unsent = useSelector(selectUnsent);
  const changes = plural(unsent, { one: '# change', other: '# changes' });
  return (
    <>
      {unsent > 0 && (
        <>
          <p>Add Grazewell to your Home Screen, so that this phone keeps what you record.</p>
          <p>Send your {changes} before you install: the installed app starts empty.</p>
        </>
      )}
      <p>{INSTALL_STEPS}</p>
    </>
  );
}

/** Installs the app, where this browser can. */
export function InstallApp() {
  const { isOffered, take } = useIsOffered();
  const isIos = mobilePlatform(navigator, screen) === 'ios';
  if (isInstalled() || !(isOffered || isIos)) return null;
  return (
    <Card>
      <h2>Install Grazewell</h2>
      <p>Open it from your Home Screen, even without a connection.</p>
      {isOffered ? (
        <Actions>
          <Button onClick={take}>Install</Button>
        </Actions>
      ) : (
        <OnIos />
      )}
    </Card>
  );
}
