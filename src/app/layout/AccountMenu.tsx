import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { forms } from '@features/auth';
import { selectMe, selectSeasonStatus } from '@features/user';
import { whenMayLeave } from '@shared/lib/mayLeave';
import { appPaths } from '@shared/paths';
import { useSupportReport } from '../devtools/useSupportReport';
import { Menu } from '@shared/components/Menu';

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
  const hasNoRanch = useSelector(selectSeasonStatus) === 'none';
  const settings = { label: 'Settings', onChoose: () => whenMayLeave(() => void navigate(appPaths.settingsAccount)) };
  return (
    <Menu
      label="Account"
      trigger={initials(me?.full_name ?? '')}
      items={[
        // The account's page is a room like the others, and those are on a ranch.
        ...(hasNoRanch ? [] : [settings]),
        { label: 'Copy support report', onChoose: copyReport },
        { label: 'Sign out', onChoose: () => whenMayLeave(() => void dispatch(forms.signOut.submitted())) },
      ]}
    />
  );
}
