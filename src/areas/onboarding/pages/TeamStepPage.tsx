import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { selectTeam } from '@features/team';
import { Invitations } from '@features/team/components/Invitations';
import { InviteForm } from '@features/team/components/InviteForm';
import { useInvitationsQuery } from '@features/team/invitationsApi';
import { selectRanch } from '@features/user';
import type { Ranch } from '@contract/people/me';
import { may } from '@contract/ranches/rights';
import { ButtonLink } from '@shared/components/ButtonLink';
import { Card } from '@shared/components/Card';
import { Redirect } from '@shared/components/Redirect';
import { appPaths } from '@shared/paths';
import { SkipLink, useFinish } from '../components/SkipLink';
import { StepFrame } from '../components/StepFrame';
import { useAfterSteps } from '../useAfterSteps';
import styles from './TeamStepPage.module.css';

/** The way on: nothing is skipped once a person has invited someone. */
function WayOn({ ranch }: { ranch: Ranch }) {
  const team = useSelector(selectTeam);
  const { currentData: invitations = [] } = useInvitationsQuery(ranch.ranch_uuid);
  const end = useAfterSteps();
  const finish = useFinish(end);
  if (team.length < 2 && invitations.length === 0) return <SkipLink to={end} />;
  return <ButtonLink to={end} onClick={finish}>{t`Finish`}</ButtonLink>;
}

/** The third step: who else works on the ranch. It is there for those who may invite, and leads to where the set-up ends. */
export default function TeamStepPage() {
  const ranch = useSelector(selectRanch);
  if (ranch === null) return null;
  if (!may(ranch.role, 'invite')) return <Redirect to={appPaths.todo} />;
  const { name } = ranch;
  return (
    <StepFrame
      step="team"
      ranch={ranch}
      title={t`Who works with you?`}
      lead={t`Invite the people of ${name}. Each gets an email with their own link, and you can invite more any time.`}
    >
      <div key={ranch.ranch_uuid} className={styles.cards}>
        <Card>
          <InviteForm ranch={ranch} title={t`Invite your team`} />
        </Card>
        <Invitations ranch={ranch} />
        <p>
          <WayOn ranch={ranch} />
        </p>
      </div>
    </StepFrame>
  );
}
