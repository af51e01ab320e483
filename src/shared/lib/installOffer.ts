import { t } from '@domain/words';

/** What a browser offers that can install the app (W3C Manifest Incubations, `beforeinstallprompt`). */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** The browser's offer to install the app. It comes once, and is caught before anything else is loaded. */
    installOffer?: InstallEvent;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallEvent;
  }
}

/** Takes the browser's offer, which serves once. False where there is none. */
export function installApp(): boolean {
  const { installOffer: offer } = window;
  if (offer === undefined) return false;
  delete window.installOffer;
  offer.prompt().catch(() => undefined);
  return true;
}

/** Whether this is the installed app and not a page of a browser. Older iPhones say so in a way of their own. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);

/** What an iPhone or iPad needs: no page can do it for the person. */
export const INSTALL_STEPS = t`Tap Share, then Add to Home Screen.`;
