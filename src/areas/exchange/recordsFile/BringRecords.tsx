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
      title="All of a Grazewell ranch"
      words="The records.json among the downloads of a ranch holds everything that was written down there. Brought into an empty ranch it gives the same figures; elsewhere what is there already stays as it is."
      drop={{ id: fileFieldId('records'), label: 'Choose records.json', kinds: 'JSON, up to 50 MB' }}
      preview={(fileName, read) => (
        <RecordsPreview read={read} onImport={(plan) => void bringing.write(fileName, plan)} onBack={bringing.stop} />
      )}
    />
  );
}
