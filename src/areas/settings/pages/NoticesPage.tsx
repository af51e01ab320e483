import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { NeedsConnection } from '@features/ui/components/NeedsConnection';
import { selectMe } from '@features/user';
import { SettingsFrame } from '@features/user/components/SettingsFrame';
import { failureIn } from '@shared/api/requestStateOf';
import { ListState } from '@shared/components/ListState';
import { PageTitle } from '@shared/components/PageTitle';
import { NoticeChoicesCard } from '../notices/NoticeChoicesCard';
import { NoticeDevicesCard } from '../notices/NoticeDevicesCard';
import { NoticesHere } from '../notices/NoticesHere';
import { useNoticesQuery } from '../notices/noticesApi';

const ONLY_THEMSELVES = t`Only the person themselves can do this, not someone who acts as them.`;

function Notices() {
  const { data, error, isFetching, refetch } = useNoticesQuery();
  if (data === undefined) {
    const again = () => void refetch();
    return <ListState failure={failureIn(error)} isBusy={isFetching} hasList={false} onRetry={again} />;
  }
  const { choices, devices } = data;
  return (
    <>
      <NoticesHere here={devices.find(({ is_here: isHere }) => isHere)} />
      {devices.length > 0 && <NoticeChoicesCard choices={choices} />}
      <NoticeDevicesCard devices={devices} />
    </>
  );
}

/** What Grazewell tells the person on their phone, and in which browsers. */
export default function NoticesPage() {
  const me = useSelector(selectMe);
  if (me === null) return null;
  return (
    <SettingsFrame title={t`Your notices`}>
      <PageTitle title={t`Notices`} />
      <NeedsConnection>{me.masqueraded_by === null ? <Notices /> : <p>{ONLY_THEMSELVES}</p>}</NeedsConnection>
    </SettingsFrame>
  );
}
