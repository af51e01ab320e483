import { useContext } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { t } from '@domain/words';
import { forms } from '@features/auth';
import { may } from '@contract/ranches/rights';
import { trialInWords } from '@features/subscription';
import { selectMe, selectRanch } from '@features/user';
import { AppSettingsContext } from '@shared/api/AppSettingsContext';
import { leaveFor } from '@shared/lib/leave';
import { whenMayLeave } from '@shared/lib/mayLeave';
import { useInstall } from '@shared/lib/useInstall';
import { appPaths } from '@shared/paths';
import { useSupportReport } from '../devtools/giveSupportReport';
import { Menu } from '@shared/components/Menu';
import { useTrialDaysLeft } from './useTrialDaysLeft';

const LAST_CHANGES = `${appPaths.grazingRecord}?show=changes`;

function initials(fullName: string): string {
  const letters = fullName.split(' ').flatMap((word) => /\p{L}/u.exec(word) ?? []);
  const [first = '', ...rest] = letters;
  return (first + (rest.at(-1) ?? '')).toUpperCase() || '•';
}

/** The person's menu, at the end of the bar. */
export function AccountMenu() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const copyReport = useSupportReport();
  const me = useSelector(selectMe);
  const ranch = useSelector(selectRanch);
  const daysLeft = useTrialDaysLeft();
  const { way, take } = useInstall();
  const mayRecord = ranch !== null && may(ranch.role, 'record');
  const { SUPPORT_EMAIL: support } = useContext(AppSettingsContext);
  return (
    <Menu
      label={t`Account`}
      trigger={initials(me?.full_name ?? '')}
      items={[
        { label: t`Settings`, onChoose: () => whenMayLeave(() => void navigate(appPaths.settingsAccount)) },
        ...(daysLeft === null
          ? []
          : [
              {
                label: trialInWords(daysLeft),
                onChoose: () => whenMayLeave(() => void navigate(appPaths.subscribe)),
              },
            ]),
        ...(mayRecord
          ? [{ label: t`Last changes`, onChoose: () => whenMayLeave(() => void navigate(LAST_CHANGES)) }]
          : []),
        ...(me?.is_admin === true
          ? [{ label: t`Admin panel`, onChoose: () => whenMayLeave(() => void navigate(appPaths.panel)) }]
          : []),
        ...(way === null
          ? []
          : [
              {
                label: t`Install Grazewell`,
                // The page has the steps for phones without an offer, and what has to be sent before.
                onChoose: way === 'offer' ? take : () => whenMayLeave(() => void navigate(appPaths.settingsDevice)),
              },
            ]),
        { label: t`Copy support report`, onChoose: copyReport },
        ...(support === '' ? [] : [{ label: t`Email ${support}`, onChoose: () => leaveFor(`mailto:${support}`) }]),
        { label: t`Sign out`, onChoose: () => whenMayLeave(() => void dispatch(forms.signOut.submitted()), 'session') },
      ]}
    />
  );
}
