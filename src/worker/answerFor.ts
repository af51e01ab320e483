import { SETTINGS } from './caches';

/** How the worker answers a request. */
export type Way = 'shell' | 'networkFirst' | 'settings' | 'file';

/** Pages of people who are signed in. */
const PAGES = /^\/(?:herds|paddocks|grazing|todo|map|settings|onboarding|subscribe|no-ranch)(?:\/|$)/;
/** Pages that are no part of the app, and everything of the server's calls. */
const NEVER = /^\/(?:api(?:\/|$)|developers(?:\/|$)|verify(?:\.html)?(?:\/|$))/;
/** What has its content in its name, and the few other files that the frame of all pages names. */
const FILES =
  /^\/(?:assets\/.+\.[0-9a-f]{8,}\.\w+|too-old\.(?:js|css)|site\.webmanifest|favicon\.ico|(?:icons|sound)\/.+)$/;

/** How a GET of this origin is answered; undefined where it is left to the browser. */
export function answerFor(path: string, isNavigation: boolean): Way | undefined {
  if (NEVER.test(path)) return undefined;
  if (isNavigation) return PAGES.test(path) ? 'shell' : 'networkFirst';
  if (path === SETTINGS) return 'settings';
  return FILES.test(path) ? 'file' : undefined;
}
