import { useDispatch, useSelector } from 'react-redux';
import { forms, selectSignOut } from '@features/auth';
import { selectMe } from '@features/user';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { Email } from '@shared/components/Email';
import { Facts } from '@shared/components/Facts';
import { capitalized } from '@shared/lib/capitalized';
import { whenMayLeave } from '@shared/lib/mayLeave';
import { DeletionForm } from '../components/DeletionForm';
import { PasswordForm } from '../components/PasswordForm';
import { SettingsFrame } from '../components/SettingsFrame';
import { ProfileForm } from '../components/ProfileForm';
import { SoundSetting } from '../components/SoundSetting';

const ONLY_THEMSELVES = 'Only the person themselves can do this, not someone who acts as them.';

/** Who the person is here, what they may change of it, and the ways out. */
export default function AccountPage() {
  const dispatch = useDispatch();
  const me = useSelector(selectMe);
  const signOut = useSelector(selectSignOut);
  if (me === null) return null;
  const isMasquerade = me.masqueraded_by !== null;
  return (
    <SettingsFrame title="Your account">
      <Card>
        <h2>{me.full_name}</h2>
        <Facts>
          <dt>Email</dt>
          <dd>
            <Email>{me.email}</Email>
          </dd>
          <dt>{me.ranches.length === 1 ? 'Ranch' : 'Ranches'}</dt>
          {me.ranches.map(({ ranch_uuid: uuid, name, role }) => (
            <dd key={uuid}>
              {name} ({capitalized(role)})
            </dd>
          ))}
        </Facts>
        <ProfileForm key={me.uuid} me={me} />
      </Card>
      <Card>
        <h2>Password</h2>
        {isMasquerade ? <p>{ONLY_THEMSELVES}</p> : <PasswordForm />}
      </Card>
      <Card>
        <h2>Sounds</h2>
        <SoundSetting />
      </Card>
      <Card>
        <h2>Sign out or delete</h2>
        <p>
          <Button
            look="quiet"
            isBusy={signOut.status === 'pending'}
            onClick={() => whenMayLeave(() => void dispatch(forms.signOut.submitted()))}
          >
            Sign out
          </Button>
        </p>
        <h3>Delete your account</h3>
        {isMasquerade ? <p>{ONLY_THEMSELVES}</p> : <DeletionForm me={me} />}
      </Card>
    </SettingsFrame>
  );
}
