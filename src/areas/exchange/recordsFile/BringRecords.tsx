import { t } from '@domain/words';
import { BringCard } from '../bringing/BringCard';
import { fileFieldId } from '../bringing/fileFieldId';
import type { Bringing } from '../bringing/useBringing';
import { RecordsPreview } from './RecordsPreview';
import type { ReadRecords } from './useRecordsFile';

/** All of a ranch as Grazewell exports it. */
export function BringRecords(bringing: Bringing<ReadRecords>) {
  return (
    <BringCard
      {...bringing}
      title={t`A complete Grazewell ranch`}
      words={t`The records.json that you download from a ranch has everything recorded there. Imported into an empty ranch it gives the same figures; elsewhere what is already there stays as it is.`}
      drop={{ id: fileFieldId('records'), label: t`Choose records.json`, kinds: t`JSON, up to 50 MB` }}
      preview={(fileName, read) => (
        <RecordsPreview read={read} onImport={(plan) => void bringing.write(fileName, plan)} onBack={bringing.stop} />
      )}
    />
  );
}
