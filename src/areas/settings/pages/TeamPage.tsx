import { useSelector } from 'react-redux';
import { may } from '@contract/ranches/rights';
import { listed } from '@domain/language/language';
import { t } from '@domain/words';
import { nameOf, selectTeam } from '@features/team';
import { EndedInvitations } from '@features/team/components/EndedInvitations';
import { Invitations } from '@features/team/components/Invitations';
import { InviteForm } from '@features/team/components/InviteForm';
import { selectRanch } from '@features/user';
import { Card } from '@shared/components/Card';
import { PageTitle } from '@shared/components/PageTitle';
import { SettingsFrame } from '@features/user/components/SettingsFrame';
import { Team } from '../components/Team';

/** As many as a sentence can name. */
const MOST_NAMES = 3;

/** For those who may not invite: who can. */
function WhomToAsk() {
  const owners = useSelector(selectTeam).filter(({ role }) => role === 'owner');
  const names = listed(owners.slice(0, MOST_NAMES).map(nameOf), 'disjunction');
  return (
    <p>
      {names === ''
        ? t`Is someone missing? Owners and managers of the ranch invite people: ask one of them.`
        : t`Is someone missing? Owners and managers of the ranch invite people: ask ${names}.`}
    </p>
  );
}

/** Who is on the ranch, who is invited, and the way to invite more. Only what the person may do is offered. */
export default function TeamPage() {
  const ranch = useSelector(selectRanch);
  if (ranch === null) return null;
  const { name } = ranch;
  const isInviting = may(ranch.role, 'invite');
  return (
    <SettingsFrame title={t`The team of ${name}`}>
      {isInviting && (
        <Card>
          <h2>{t`Invite`}</h2>
          <InviteForm key={ranch.ranch_uuid} ranch={ranch} title={t`Team`} />
        </Card>
      )}
      {isInviting && <Invitations key={ranch.ranch_uuid} ranch={ranch} />}
      {isInviting && <EndedInvitations key={`ended ${ranch.ranch_uuid}`} ranchUuid={ranch.ranch_uuid} />}
      <Team key={`team ${ranch.ranch_uuid}`} ranch={ranch} />
      {!isInviting && (
        <>
          <PageTitle title={t`Team`} />
          <WhomToAsk />
        </>
      )}
    </SettingsFrame>
  );
}
