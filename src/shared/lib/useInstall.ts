import { useEffect, useState } from 'react';
import { mobilePlatform } from './device';
import { installApp, isInstalled } from './installOffer';

/** How the app can be installed here: by the browser's offer, which serves once, by the steps of iOS, or not at all. */
export function useInstall() {
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
  const isByHand = mobilePlatform(navigator, screen) === 'ios';
  const canBe = !isInstalled() && (isOffered || isByHand);
  return { way: canBe ? (isOffered ? 'offer' : 'steps') : null, take } as const;
}
