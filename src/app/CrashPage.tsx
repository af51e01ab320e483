import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { PageTitle } from '@shared/components/PageTitle';
import { appPaths } from '@shared/paths';
import { useSupportReport } from './devtools/useSupportReport';
import styles from './CrashPage.module.css';

/**
 * What stands in place of a page that could not be drawn: most often a part of it did not come over the line. It leans
 * on as little as it can, since anything may be what broke: no router, no door.
 */
export function CrashPage({ onRetry }: { onRetry: () => void }) {
  const copyReport = useSupportReport();
  return (
    <main className={styles.page}>
      <PageTitle title="This page broke down" />
      <h1>This page broke down</h1>
      <p>Nothing you saved is lost. Try again; if it happens once more, send us the support report.</p>
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
