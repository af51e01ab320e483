import { useId } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import type { Me } from '@contract/people/me';
import { LANGUAGE } from '@domain/language/language';
import { LANGUAGE_NAMES, offeredLanguages, type Language } from '@domain/language/languages';
import { t } from '@domain/words';
import { selectAppSettings } from '@features/ui';
import { requestStateOf } from '@shared/api/requestStateOf';
import { Card } from '@shared/components/Card';
import { FieldError } from '@shared/forms/FieldError';
import { LiveSelect } from '@shared/forms/LiveSelect';
import { meLoaded } from '@shared/events';
import { whenMayLeave } from '@shared/lib/mayLeave';
import { failureOf } from '@shared/requestState';
import { useChooseLanguageMutation } from '../languageApi';

interface LanguageSettingProps {
  me: Me;
  /** The choice is saved: what is typed on the page is let go, since the page is loaded again. */
  onLeave: () => void;
}

/** What the person reads on every device, and in their mails. It is left out where there is one language only. */
export function LanguageSetting({ me, onLeave }: LanguageSettingProps) {
  const dispatch = useDispatch();
  const [choose, result] = useChooseLanguageMutation();
  const errorId = `${useId()}-error`;
  const request = requestStateOf(result);
  const languages = offeredLanguages(useSelector(selectAppSettings)?.LANGUAGES);
  if (languages.length < 2) return null;
  const isPending = request.status === 'pending';
  const error = failureOf(request)?.message;
  const change = (language: Language | undefined) => {
    if (isPending || language === undefined) return;
    const taken = (changed: Me) => {
      // The page is loaded again at once where nothing is typed on it any more.
      flushSync(onLeave);
      dispatch(meLoaded(changed));
    };
    whenMayLeave(
      () =>
        void choose(language)
          .unwrap()
          .then(taken, () => undefined),
    );
  };
  return (
    <Card>
      <h2>{t`Language`}</h2>
      <p>{t`The page is loaded again in the language you choose, here and wherever you log in. Your mails are in it too.`}</p>
      <LiveSelect
        aria-label={t`Language`}
        aria-busy={isPending}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        value={me.language ?? LANGUAGE}
        options={languages.map((one) => ({ value: one, label: LANGUAGE_NAMES[one], lang: one }))}
        onChange={(value) => change(languages.find((one) => one === value))}
      />
      <FieldError id={errorId} error={error} />
    </Card>
  );
}
