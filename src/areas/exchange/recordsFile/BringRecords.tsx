import { useContext } from 'react';
import { t } from '@domain/words';
import { sendFromZip, type PictureToSend } from '@photos/fromZip/sendFromZip';
import { RunnerContext } from '@shared/sagas/runner';
import { BringCard } from '../bringing/BringCard';
import { fileFieldId } from '../bringing/fileFieldId';
import type { Bringing } from '../bringing/useBringing';
import { PicturesFromZip } from './PicturesFromZip';
import type { Plan } from './planRecords';
import { RecordsPreview } from './RecordsPreview';
import type { ReadRecords } from './useRecordsFile';

/** All of a ranch as Grazewell exports it. */
export function BringRecords(bringing: Bringing<ReadRecords>) {
  const sagas = useContext(RunnerContext);
  const bring = async (fileName: string, { zip }: ReadRecords, plan: Plan, pictures: readonly PictureToSend[]) => {
    if (plan.changes.length > 0) await bringing.write(fileName, plan);
    else bringing.stop();
    if (zip !== null && pictures.length > 0) sagas.run(sendFromZip, zip.content, pictures);
  };
  return (
    <>
      <PicturesFromZip />
      <BringCard
        {...bringing}
        title={t`A complete Grazewell ranch`}
        words={t`The records.json that you download from a ranch has everything recorded there, and photos.zip its pictures. Imported into an empty ranch they give the same figures; elsewhere what is already there stays as it is.`}
        drop={{
          id: fileFieldId('records'),
          label: t`Choose records.json and photos.zip`,
          kinds: t`JSON up to 50 MB, and its ZIP of any size`,
          isMultiple: true,
        }}
        preview={(fileName, read) => (
          <RecordsPreview
            read={read}
            onImport={(plan, pictures) => void bring(fileName, read, plan, pictures)}
            onBack={bringing.stop}
          />
        )}
      />
    </>
  );
}
