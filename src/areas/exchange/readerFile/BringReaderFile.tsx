import { t } from '@domain/words';
import { latePart } from '@shared/components/latePart';
import { appPaths } from '@shared/paths';
import { BringCard } from '../bringing/BringCard';
import { fileFieldId } from '../bringing/fileFieldId';
import { newlyBrought } from '../bringing/Imported';
import type { Bringing } from '../bringing/useBringing';
import type { ChosenFile } from './useReaderFile';

const ReaderPreview = latePart(() => import('./ReaderPreview'));

/** Weights and tags out of the file of a reader or scale. */
export function BringReaderFile(bringing: Bringing<ChosenFile>) {
  return (
    <BringCard
      {...bringing}
      title={t`A reader’s or scale’s file`}
      words={t`Weights and tags as the reader or scale saved them. You see what would be imported, and into which herd, before anything is sent. The file itself isn’t kept.`}
      drop={{
        id: fileFieldId('reader'),
        label: t`Choose a reader’s or scale’s file`,
        kinds: t`CSV, TSV, TXT or XLSX, up to 16 MB and 100,000 lines`,
      }}
      next={{ to: appPaths.herds, label: t`Look at your herds` }}
      preview={(fileName, chosen) => (
        <ReaderPreview
          fileName={fileName}
          chosen={chosen}
          onImport={(records) => void bringing.write(fileName, newlyBrought(records))}
          onBack={bringing.stop}
        />
      )}
    />
  );
}
