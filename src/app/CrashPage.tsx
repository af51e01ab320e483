import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Door } from '@shared/components/Door';
import { PageTitle } from '@shared/components/PageTitle';
import { appPaths } from '@shared/paths';
import { useSupportReport } from './devtools/useSupportReport';

/** What stands in place of a page that could not be drawn: most often a part of it did not come over the line. */
export function CrashPage({ onRetry }: { onRetry: () => void }) {
  const copyReport = useSupportReport();
  return (
    <Door title="This page broke down">
      <PageTitle title="This page broke down" />
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
    </Door>
  );
}
