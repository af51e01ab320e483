import { useSelector } from 'react-redux';
import { may } from '@contract/ranches/rights';
import { t } from '@domain/words';
import { NeedsConnection } from '@features/ui/components/NeedsConnection';
import { selectRanch, selectRanchUuid } from '@features/user';
import { RanchExports } from '@features/user/components/RanchExports';
import { SettingsFrame } from '@features/user/components/SettingsFrame';
import { useRanchView } from '@records/useRanchView';
import { Lead } from '@shared/components/Page';
import { PageTitle } from '@shared/components/PageTitle';
import { PastImports, UnfinishedPastImports } from '../bringing/PastImports';
import { KeyLog } from '../keys/KeyLog';
import { KeysOfRanch } from '../keys/KeysOfRanch';
import { WebhooksOfRanch } from '../webhooks/WebhooksOfRanch';
import { BringPastureMap } from '../pastureMap/BringPastureMap';
import { useExports } from '../pastureMap/useExports';
import { BringReaderFile } from '../readerFile/BringReaderFile';
import { useReaderFile } from '../readerFile/useReaderFile';
import { BringRecords } from '../recordsFile/BringRecords';
import { useRecordsFile } from '../recordsFile/useRecordsFile';
import { SealOfRecord } from '../seal/SealOfRecord';
import { BringShapes } from '../shapes/BringShapes';
import { useShapes } from '../shapes/useShapes';
import { BringTable } from '../table/BringTable';
import { useTable } from '../table/useTable';

function Data() {
  const { mayAddPaddocks, mayRecord } = useRanchView();
  const ranch = useSelector(selectRanch);
  const shapes = useShapes();
  const history = useExports();
  const table = useTable();
  const reader = useReaderFile();
  const records = useRecordsFile();
  const stages = [shapes, table, history, reader, records].map(({ stage }) => stage.name);
  const isChoosing = stages.every((name) => name === 'choosing');
  /** What is under way has the page to itself. */
  const isShown = ({ stage }: { stage: { name: string } }, isAllowed = mayAddPaddocks) =>
    isAllowed && (isChoosing || stage.name !== 'choosing');
  return (
    <SettingsFrame title={t`Import your ranch`} isWide={stages.includes('looking')}>
      <PageTitle title={t`Data`} />
      <Lead>
        {mayAddPaddocks
          ? t`Paddocks, fences and waters from files of other programs, tables of herds and moves, your history from PastureMap, and all of a Grazewell ranch.`
          : t`Owners and managers of the ranch import its paddocks from other programs’ files.`}
      </Lead>
      <NeedsConnection>
        {isChoosing && <UnfinishedPastImports />}
        {isShown(shapes) && <BringShapes {...shapes} />}
        {isShown(table) && <BringTable {...table} />}
        {isShown(reader, mayRecord) && <BringReaderFile {...reader} />}
        {isShown(history) && <BringPastureMap {...history} />}
        {isShown(records) && <BringRecords {...records} />}
        {isChoosing && <PastImports />}
        {isChoosing && ranch !== null && <RanchExports ranchUuid={ranch.ranch_uuid} />}
        {isChoosing && ranch !== null && may(ranch.role, 'readHistory') && (
          <SealOfRecord ranchUuid={ranch.ranch_uuid} />
        )}
        {isChoosing && ranch !== null && may(ranch.role, 'makeKeys') && <KeysOfRanch ranchUuid={ranch.ranch_uuid} />}
        {isChoosing && ranch !== null && may(ranch.role, 'makeKeys') && (
          <WebhooksOfRanch ranchUuid={ranch.ranch_uuid} />
        )}
        {isChoosing && ranch !== null && <KeyLog ranchUuid={ranch.ranch_uuid} />}
      </NeedsConnection>
    </SettingsFrame>
  );
}

/** What a ranch has in files of other programs comes in here. A file belongs to the ranch that it was chosen for. */
export default function DataPage() {
  return <Data key={useSelector(selectRanchUuid)} />;
}
