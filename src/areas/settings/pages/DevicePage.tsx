import { useSelector } from 'react-redux';
import { may } from '@contract/ranches/rights';
import { plural, t } from '@domain/words';
import { selectMe, selectRanch } from '@features/user';
import { SettingsFrame } from '@features/user/components/SettingsFrame';
import {
  selectAreRecordsReady,
  selectIsDeviceMissing,
  selectIsDeviceOpening,
  selectUnsent,
} from '@records/recordsSelectors';
import { picturesIn } from '@records/kept';
import { useOnDevice } from '@records/useOnDevice';
import { PageTitle } from '@shared/components/PageTitle';
import { InstallApp } from '../components/InstallApp';
import { RanchOnDevice } from '../components/RanchOnDevice';
import { SendAgain } from '../components/SendAgain';
import { SentFromDevice } from '../components/SentFromDevice';
import { StrandedOnDevice } from '../components/StrandedOnDevice';
import { UnreadableOnDevice } from '../components/UnreadableOnDevice';
import { WaitingOnDevice } from '../components/WaitingOnDevice';
import { WifiOnly } from '../components/WifiOnly';
import { FromFile } from '../fromFile/FromFile';

const NOTHING_KEPT = t`This device cannot keep anything: its storage is blocked or full. Grazewell works while you are online.`;
const LOOKING = t`Looking at what this device has…`;

function stateInWords(unsent: number, unreadable: number, isMissing: boolean): string {
  if (isMissing) return NOTHING_KEPT;
  if (unsent === 0)
    return unreadable === 0 ? t`Everything is saved.` : t`Everything that this version can read is saved.`;
  return plural(unsent, { one: '# change is on this device only.', other: '# changes are on this device only.' });
}

/** What this device has that the server has not, and what it keeps of the ranch. It opens without a connection. */
export default function DevicePage() {
  const unsent = useSelector(selectUnsent);
  const isMissing = useSelector(selectIsDeviceMissing);
  const ranch = useSelector(selectRanch);
  const isReady = useSelector(selectAreRecordsReady);
  const isOpening = useSelector(selectIsDeviceOpening) && ranch !== null;
  const { isRead, stranded, pictures, unreadable, sent, lost, isPersisted } = useOnDevice();
  const ranches = useSelector(selectMe)?.ranches ?? [];
  const strandedPictures = pictures.filter(
    ({ ranchUuid }) => !ranches.some(({ ranch_uuid }) => ranch_uuid === ranchUuid),
  );
  const unsentOrStranded = unsent + stranded.length + picturesIn(strandedPictures);
  // What waits may be found yet, so that nobody is told too early that all is saved.
  const isKnown = unsentOrStranded > 0 || (isRead && !isOpening);
  return (
    <SettingsFrame title={t`On this device`}>
      <PageTitle title={t`On this device`} />
      <p>{isKnown ? stateInWords(unsentOrStranded, unreadable.length, isMissing) : LOOKING}</p>
      <WaitingOnDevice />
      {isReady && <WifiOnly />}
      <StrandedOnDevice stranded={stranded} pictures={strandedPictures} />
      <UnreadableOnDevice unreadable={unreadable} />
      <SendAgain {...lost} />
      <SentFromDevice sent={sent} />
      <RanchOnDevice isPersisted={isPersisted} />
      <InstallApp />
      {isReady && ranch !== null && may(ranch.role, 'record') && (
        <FromFile key={ranch.ranch_uuid} ranchUuid={ranch.ranch_uuid} />
      )}
    </SettingsFrame>
  );
}
