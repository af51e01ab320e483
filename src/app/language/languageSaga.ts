import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { LANGUAGE } from '@domain/language/language';
import { LANGUAGE_NAMES, offeredLanguages, type Language } from '@domain/language/languages';
import { t } from '@domain/words';
import { selectAppSettings } from '@features/ui';
import { selectMe } from '@features/user';
import { meLoaded, toastShown } from '@shared/events';
import { loadAgain } from '@shared/lib/leave';
import { isPageHeld } from '@shared/lib/mayLeave';
import { watch } from '@shared/sagas/watch';
import type { LanguagePage } from './languagePage';

/** The language that the signed-in person has chosen, where the site has its pages; nobody's while an admin acts as them. */
function* chosenLanguage(): SagaGenerator<Language | undefined> {
  const me = yield* select(selectMe);
  const settings = yield* select(selectAppSettings);
  if (me === null || me.masqueraded_by !== null) return undefined;
  return offeredLanguages(settings?.LANGUAGES).find((one) => one === me.language);
}

/** Loads the page in another language, with whatever keeps the app here. */
function* switchTo(page: LanguagePage, language: Language): SagaGenerator<void> {
  const settings = yield* select(selectAppSettings);
  page.noteTried(language);
  if (!(yield* call(page.tellWorker, language))) {
    page.noteTried(undefined);
    yield* put(toastShown('info', t`Another language needs a connection. Try again when there is one.`));
    return;
  }
  page.remember(language, settings?.COOKIE_DOMAIN ?? '');
  yield* call(loadAgain);
}

/** Brings the page into the person's own language, once: where the browser keeps nothing, it stays as it is. */
function* follow(page: LanguagePage): SagaGenerator<void> {
  const language = yield* chosenLanguage();
  if (language === undefined) return;
  if (language === LANGUAGE) {
    page.noteTried(undefined);
  } else if (!page.wasTried(language)) {
    if (isPageHeld()) yield* offer(page, language);
    else yield* switchTo(page, language);
  }
}

/** Something is typed that would be lost: the person decides when. */
function* offer(page: LanguagePage, language: Language): SagaGenerator<void> {
  const name = LANGUAGE_NAMES[language];
  page.noteTried(language);
  yield* put(toastShown('info', t`Your language is ${name} now. Load this page again to read it.`));
}

/** The address asked for a language, and a page that this browser keeps was shown in another. */
function* followAddress(page: LanguagePage): SagaGenerator<void> {
  const asked = page.takeAsked();
  if (asked === undefined || asked === LANGUAGE || (yield* chosenLanguage()) !== undefined) return;
  if (!page.wasTried(asked)) yield* switchTo(page, asked);
}

/** Keeps the page in the language of the person whose ranch it shows. */
export function* languageSaga(page: LanguagePage): SagaGenerator<void> {
  yield* followAddress(page);
  yield* watch('leading', meLoaded, () => follow(page));
  // What this device remembers of the person may be older than the choice that the page was loaded again for.
  if (!page.wasTried(LANGUAGE)) yield* follow(page);
}
