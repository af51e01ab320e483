import { LANGUAGES, type Language } from '@domain/language/languages';
import { TELL_LANGUAGE } from '../../worker/caches';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Which language this tab was loaded again for. */
const TRIED = 'languageTried';

/** What the page is in this browser, as far as its language goes. */
export interface LanguagePage {
  /** Takes the language that the address asks for out of it; undefined where it asks for none. */
  takeAsked: () => Language | undefined;
  /** Remembers a language on this browser. Where cookies are blocked nothing happens. */
  remember: (language: Language, domain: string) => void;
  /** Whether this tab was loaded again for it already, and still came in another. */
  wasTried: (language: Language) => boolean;
  noteTried: (language: Language | undefined) => void;
  /** Has the worker keep the app in that language; false where it can't have its files now. */
  tellWorker: (language: Language) => Promise<boolean>;
}

function takeAsked(): Language | undefined {
  const address = new URL(location.href);
  const asked = address.searchParams.get('lang');
  if (asked === null) return undefined;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
  return LANGUAGES.find((one) => one === asked);
}

/* eslint-disable lingui/no-unlocalized-strings -- attributes of a cookie */
function remember(language: Language, domain: string): void {
  const places = [...(domain === '' ? [] : [`Domain=${domain}`]), 'Path=/'];
  const secure = location.protocol === 'https:' ? ['Secure'] : [];
  document.cookie = [`language=${language}`, `Max-Age=${YEAR_SECONDS}`, ...places, ...secure, 'SameSite=Lax'].join(
    '; ',
  );
}

function wasTried(language: Language): boolean {
  try {
    return sessionStorage.getItem(TRIED) === language;
  } catch {
    // Without a place to note it down, once more might be once more for ever.
    return true;
  }
}

function noteTried(language: Language | undefined): void {
  try {
    if (language === undefined) sessionStorage.removeItem(TRIED);
    else sessionStorage.setItem(TRIED, language);
  } catch {
    // As above.
  }
}

/** How long the files of another language may take. */
const PATIENCE_MS = 60_000;

function tellWorker(language: Language): Promise<boolean> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (worker === null) return Promise.resolve(true);
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ [TELL_LANGUAGE]: language }, [port2]);
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS, false);
    port1.onmessage = ({ data }) => resolve(data === true);
  });
}

export const languagePage: LanguagePage = { takeAsked, remember, wasTried, noteTried, tellWorker };
