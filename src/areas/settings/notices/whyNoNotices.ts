import type { AppSettings } from '@contract/http/appSettings';
import { t } from '@domain/words';
import { mobilePlatform } from '@shared/lib/device';
import { isInstalled } from '@shared/lib/installOffer';

/** Why notices can't be turned on in this browser, in words; undefined where they can. */
export function whyNoNotices({ OFFLINE, VAPID_PUBLIC_KEY }: Pick<AppSettings, 'OFFLINE' | 'VAPID_PUBLIC_KEY'>) {
  if (VAPID_PUBLIC_KEY === '') return t`This server sends no notices.`;
  if (OFFLINE === 'off') return t`This server doesn’t let browsers keep the app, which notices need.`;
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!hasPush && mobilePlatform(navigator, screen) === 'ios' && !isInstalled())
    return t`Add Grazewell to your home screen first: Share, then Add to Home Screen.`;
  if (!window.isSecureContext) return t`Notices need a secure address, one that begins with https.`;
  if (!hasPush) return t`This browser can’t get notices.`;
  if (Notification.permission === 'denied') return t`Notices are blocked for this site in your browser’s settings.`;
  return undefined;
}
