import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { plural, t } from '@domain/words';
import { forms, selectSignOut } from '@features/auth';
import { selectHasSound, soundSwitched } from '@features/ui';
import { NeedsConnection } from '@features/ui/components/NeedsConnection';
import { playToastSound } from '@features/ui/useToastSound';
import { selectMe } from '@features/user';
import { DeletedRanches } from '@features/user/components/DeletedRanches';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { Email } from '@shared/components/Email';
import { Facts } from '@shared/components/Facts';
import { PageTitle } from '@shared/components/PageTitle';
import { LiveCheckbox } from '@shared/forms/LiveCheckbox';
import { whenMayLeave } from '@shared/lib/mayLeave';
import { appPaths } from '@shared/paths';
import { Trans } from '@shared/words';
import { ROLE_NAMES } from '@shared/lib/roleNames';
import { BetaSetting } from '../components/BetaSetting';
import { DeletionForm } from '../components/DeletionForm';
import { LanguageSetting } from '../components/LanguageSetting';
import { NoticeSetting } from '../components/NoticeSetting';
import { PasswordForm } from '../components/PasswordForm';
import { SettingsFrame } from '@features/user/components/SettingsFrame';
import { ProfileForm } from '../components/ProfileForm';

/** Whether messages are heard in this browser. Turning it on lets the person hear how that is. */
function SoundSetting() {
  const dispatch = useDispatch();
  const hasSound = useSelector(selectHasSound);
  const change = (isOn: boolean) => {
    dispatch(soundSwitched(isOn));
    if (isOn) playToastSound();
  };
  return <LiveCheckbox label={t`Play a short sound with messages`} checked={hasSound} onChange={change} />;
}

const ONLY_THEMSELVES = t`Only the person themselves can do this, not someone who acts as them.`;

/** Who the person is here, what they may change of it, and the ways out. */
export default function AccountPage() {
  const dispatch = useDispatch();
  const me = useSelector(selectMe);
  const signOut = useSelector(selectSignOut);
  /** How many times what was typed was let go. */
  const [left, setLeft] = useState(0);
  if (me === null) return null;
  const isMasquerade = me.masqueraded_by !== null;
  return (
    <SettingsFrame title={t`Your account`}>
      <PageTitle title={t`Account`} />
      <Card>
        <h2>{me.full_name}</h2>
        <Facts>
          <dt>{t`Email`}</dt>
          <dd>
            <Email>{me.email}</Email>
          </dd>
          <dt>{plural(me.ranches.length, { one: 'Ranch', other: 'Ranches' })}</dt>
          {me.ranches.map(({ ranch_uuid: uuid, name, role: code, program }) => {
            const role = ROLE_NAMES[code];
            return (
              <dd key={uuid}>{program ? t`${name} (${role}), in the program ${program}` : `${name} (${role})`}</dd>
            );
          })}
          {me.ranches.length === 0 && (
            <dd>
              <Trans>
                None yet. <Link to={appPaths.noRanch}>Join or create one</Link>
              </Trans>
            </dd>
          )}
        </Facts>
        <NeedsConnection>
          <ProfileForm key={`${me.uuid} ${left}`} me={me} />
        </NeedsConnection>
      </Card>
      <NeedsConnection>
        <DeletedRanches />
        <Card>
          <h2>{t`Password`}</h2>
          {isMasquerade ? <p>{ONLY_THEMSELVES}</p> : <PasswordForm />}
        </Card>
        <BetaSetting me={me} />
        <NoticeSetting me={me} />
        <LanguageSetting me={me} onLeave={() => setLeft(left + 1)} />
      </NeedsConnection>
      <Card>
        <h2>{t`Sounds`}</h2>
        <SoundSetting />
      </Card>
      <Card>
        <h2>{t`Sign out or delete`}</h2>
        <p>
          <Button
            look="quiet"
            isBusy={signOut.status === 'pending'}
            onClick={() => whenMayLeave(() => void dispatch(forms.signOut.submitted()), 'session')}
          >
            {t`Sign out`}
          </Button>
        </p>
        <h3>{t`Delete your account`}</h3>
        <NeedsConnection>{isMasquerade ? <p>{ONLY_THEMSELVES}</p> : <DeletionForm me={me} />}</NeedsConnection>
      </Card>
    </SettingsFrame>
  );
}
