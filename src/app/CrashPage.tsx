import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { SOMETHING_WENT_WRONG } from '@shared/api/ApiError';
import { noticeShown, workerCrashed } from '@shared/events';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { PageTitle } from '@shared/components/PageTitle';
import { SupportEmail } from '@shared/components/SupportEmail';
import { appPaths } from '@shared/paths';
import type { AppState } from './rootReducer';
import styles from './CrashPage.module.css';

interface CrashPageProps {
  /** What was thrown, in words for support. */
  crash: string;
  onRetry: () => void;
}

/**
 * What stands in place of a page that could not be drawn: most often a part of it did not come over the line. It leans
 * on as little as it can, since anything may be what broke: no router, no frame.
 */
export function CrashPage({ crash, onRetry }: CrashPageProps) {
  const store = useStore<AppState>();
  useEffect(() => void store.dispatch(workerCrashed({ event: 'page', message: crash })), [store, crash]);
  // Few pages break: the first load goes without this. Behind the login it is there with the frame.
  const copyReport = () =>
    void import('./devtools/giveSupportReport').then(
      ({ giveSupportReport }) => giveSupportReport(store),
      () => store.dispatch(noticeShown('error', SOMETHING_WENT_WRONG)),
    );
  return (
    <main className={styles.page}>
      <PageTitle title="This page broke down" />
      <h1>This page broke down</h1>
      <p>
        Nothing you saved is lost. Try again; if it happens again, send us the support report
        <SupportEmail before=" at " />.
      </p>
      <Actions>
        <Button onClick={onRetry}>Try again</Button>
        <Button look="quiet" onClick={() => location.assign(appPaths.signup)}>
          I want to go home!
        </Button>
        <Button look="quiet" onClick={copyReport}>
          Copy support report
        </Button>
      </Actions>
    </main>
  );
}
