import { t } from '@domain/words';
import { BringCard } from '../bringing/BringCard';
import { fileFieldId } from '../bringing/fileFieldId';
import { newlyBrought } from '../bringing/Imported';
import type { Bringing } from '../bringing/useBringing';
import type { ReadHistory } from './historyOfExports';
import { PastureMapPreview } from './PastureMapPreview';

const SOURCE = 'PastureMap';

/** A whole history out of PastureMap. */
export function BringPastureMap(bringing: Bringing<ReadHistory>) {
  return (
    <BringCard
      {...bringing}
      title={t`Your history from PastureMap`}
      words={t`The grazing summaries that PastureMap exports, a workbook for each season: choose all of them at once. Herds, paddocks, stays and hay are imported, and you see first where figures differ from PastureMap’s.`}
      drop={{
        id: fileFieldId('workbooks'),
        label: t`Choose workbooks`,
        kinds: t`XLSX, up to 50 MB each`,
        isMultiple: true,
      }}
      reading={t`Reading your history…`}
      preview={(_fileName, history) => (
        <PastureMapPreview
          history={history}
          onImport={(records) => void bringing.write(SOURCE, newlyBrought(records))}
          onBack={bringing.stop}
        />
      )}
    />
  );
}
