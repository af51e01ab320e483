import { ButtonLink } from '@shared/components/ButtonLink';
import { Card } from '@shared/components/Card';
import { EmptyState } from '@shared/components/EmptyState';
import { appPaths } from '@shared/paths';

/** When nothing is left to do. */
export function AllDone() {
  return (
    <Card>
      <EmptyState
        title="You are all set"
        isHeading
        action={<ButtonLink to={appPaths.herds}>See what comes next</ButtonLink>}
      >
        Nothing is left to do here. When something comes up, this page says so.
      </EmptyState>
    </Card>
  );
}
