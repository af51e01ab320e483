import { useStore } from 'react-redux';
import { selectTimelines, type WithRecords } from '@records/index';
import { BringCard } from '../bringing/BringCard';
import { newlyBrought } from '../bringing/Imported';
import type { Bringing } from '../bringing/useBringing';
import { PastureMapPreview } from './PastureMapPreview';
import { pastureMapRecords } from './pastureMapRecords';
import type { ReadExports } from './readExports';

const SOURCE = 'PastureMap';

/** A whole history out of PastureMap. */
export function BringPastureMap(bringing: Bringing<ReadExports>) {
  const store = useStore<WithRecords>();
  return (
    <BringCard
      {...bringing}
      title="Your history from PastureMap"
      words="The grazing summaries that PastureMap exports, a workbook for each season: choose all of them at once. Herds, paddocks, stays and hay come in, and you see first where figures differ from PastureMap’s."
      drop={{ label: 'Choose workbooks', kinds: 'XLSX, up to 50 MB each', isMultiple: true }}
      what="your history"
      preview={(_fileName, read) => (
        <PastureMapPreview
          read={read}
          onImport={(joined, choices) => {
            const { standard } = selectTimelines(store.getState());
            void bringing.write(SOURCE, newlyBrought(pastureMapRecords(joined, choices, standard)));
          }}
          onBack={bringing.stop}
        />
      )}
    />
  );
}
