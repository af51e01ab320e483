import { useContext, useEffect } from 'react';
import { useStore } from 'react-redux';
import { t } from '@domain/words';
import { SOMETHING_WENT_WRONG } from '@shared/api/ApiError';
import { AppSettingsContext } from '@shared/api/AppSettingsContext';
import { toastShown, workerCrashed } from '@shared/events';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { PageTitle } from '@shared/components/PageTitle';
import { appPaths } from '@shared/paths';
import { Trans } from '@shared/words';
import type { AppState } from './rootReducer';
import styles from './CrashPage.module.css';

interface CrashPageProps {
  /** What was thrown, in words for support. */
  crash: string;
  /** Whether another try came to the same. */
  isAgain: boolean;
  onRetry: () => void;
}

/**
 * What stands in place of a page that could not be drawn: most often a part of it did not come over the line. It leans
 * on as little as it can, since anything may be what broke: no router, no frame.
 */
export function CrashPage({ crash, isAgain, onRetry }: CrashPageProps) {
  const store = useStore<AppState>();
  const { SUPPORT_EMAIL: support } = useContext(AppSettingsContext);
  useEffect(() => void store.dispatch(workerCrashed({ event: 'page', message: crash })), [store, crash]);
  // Few pages break: the first load goes without this. Behind the login it is there with the frame.
  const copyReport = () =>
    void import('./devtools/giveSupportReport').then(
      ({ giveSupportReport }) => giveSupportReport(store),
      () => store.dispatch(toastShown('error', SOMETHING_WENT_WRONG)),
    );
  const retry = () =>
    isAgain
      ? void import('./readAfresh').then(({ readAfresh }) => readAfresh(store)).then(onRetry, onRetry)
      : onRetry();
  return (
    <main className={styles.page}>
      <PageTitle title={t`This page broke down`} />
      <h1>{t`This page broke down`}</h1>
      <p>
        {support === '' ? (
          t`Nothing you saved is lost. Try again; if it happens again, send us the support report.`
        ) : (
          <Trans>
            Nothing you saved is lost. Try again; if it happens again, send us the support report at{' '}
            <a href={`mailto:${support}`}>{support}</a>.
          </Trans>
        )}
      </p>
      <Actions>
        <Button onClick={retry}>{t`Try again`}</Button>
        <Button look="quiet" onClick={() => location.assign(appPaths.signup)}>
          {t`I want to go home!`}
        </Button>
        <Button look="quiet" onClick={copyReport}>
          {t`Copy support report`}
        </Button>
      </Actions>
    </main>
  );
}
