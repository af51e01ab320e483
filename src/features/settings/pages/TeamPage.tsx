import { useSelector } from 'react-redux';
import { selectRanch } from '@features/user';
import { Card } from '@shared/components/Card';
import { PageTitle } from '@shared/components/PageTitle';
import { Invitations } from '@features/team/components/Invitations';
import { InviteForm } from '@features/team/components/InviteForm';
import { SettingsFrame } from '../components/SettingsFrame';
import { Team } from '../components/Team';
import { WhomToAsk } from '../components/WhomToAsk';
import { mayInvite } from '@features/team/grants';

/** Who is on the ranch, who is invited, and the way to invite more. Only what the person may do is offered. */
export default function TeamPage() {
  const ranch = useSelector(selectRanch);
  if (ranch === null) return null;
  const isInviting = mayInvite(ranch.role);
  return (
    <SettingsFrame title={`The team of ${ranch.name}`} width="list">
      {isInviting && (
        <Card>
          <h2>Invite</h2>
          <InviteForm key={ranch.ranch_uuid} ranch={ranch} title="Team" />
        </Card>
      )}
      {isInviting && <Invitations key={ranch.ranch_uuid} ranch={ranch} />}
      <Team key={`team ${ranch.ranch_uuid}`} ranch={ranch} />
      {!isInviting && (
        <>
          <PageTitle title="Team" />
          <WhomToAsk />
        </>
      )}
    </SettingsFrame>
  );
}
