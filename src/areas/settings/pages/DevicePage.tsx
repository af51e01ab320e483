import { useSelector } from 'react-redux';
import { may } from '@contract/ranches/rights';
import { plural } from '@domain/words';
import { selectRanch } from '@features/user';
import { SettingsFrame } from '@features/user/components/SettingsFrame';
import { selectAreRecordsReady, selectIsDeviceMissing, selectUnsent } from '@records/recordsSelectors';
import { useOnDevice } from '@records/useOnDevice';
import { PageTitle } from '@shared/components/PageTitle';
import { InstallApp } from '../components/InstallApp';
import { RanchOnDevice } from '../components/RanchOnDevice';
import { SentFromDevice } from '../components/SentFromDevice';
import { StrandedOnDevice } from '../components/StrandedOnDevice';
import { WaitingOnDevice } from '../components/WaitingOnDevice';
import { FromFile } from '../fromFile/FromFile';

const NOTHING_KEPT =
  'This device cannot keep anything: its storage is blocked or full. Grazewell works while you are online.';

function stateInWords(unsent: number, isMissing: boolean): string {
  if (isMissing) return NOTHING_KEPT;
  if (unsent === 0) return 'Everything is saved.';
  return plural(unsent, { one: '# change is on this device only.', other: '# changes are on this device only.' });
}

/** What this device has that the server has not, and what it keeps of the ranch. It opens without a connection. */
export default function DevicePage() {
  const unsent = useSelector(selectUnsent);
  const isMissing = useSelector(selectIsDeviceMissing);
  const ranch = useSelector(selectRanch);
  const isReady = useSelector(selectAreRecordsReady);
  const { stranded, sent, isPersisted } = useOnDevice();
  return (
    <SettingsFrame title="On this device">
      <PageTitle title="On this device" />
      <p>{stateInWords(unsent, isMissing)}</p>
      <WaitingOnDevice />
      <StrandedOnDevice stranded={stranded} />
      <SentFromDevice sent={sent} />
      <RanchOnDevice isPersisted={isPersisted} />
      <InstallApp />
      {isReady && ranch !== null && may(ranch.role, 'record') && (
        <FromFile key={ranch.ranch_uuid} ranchUuid={ranch.ranch_uuid} />
      )}
    </SettingsFrame>
  );
}
