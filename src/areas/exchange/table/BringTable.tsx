import type { Table } from '@domain/formats/table/readTable';
import { t } from '@domain/words';
import { BringCard } from '../bringing/BringCard';
import { fileFieldId } from '../bringing/fileFieldId';
import { newlyBrought } from '../bringing/Imported';
import type { Bringing } from '../bringing/useBringing';
import { rememberMatch } from './rememberedMatch';
import { TablePreview } from './TablePreview';

/** Herds, paddocks or moves out of a spreadsheet. */
export function BringTable(bringing: Bringing<Table>) {
  return (
    <BringCard
      {...bringing}
      title={t`A table`}
      words={t`Herds, paddocks or moves from a spreadsheet, saved as CSV. You say what each column is, and see what would be imported before anything is sent.`}
      drop={{ id: fileFieldId('table'), label: t`Choose a table`, kinds: t`CSV, up to 20,000 rows` }}
      preview={(fileName, table) => (
        <TablePreview
          fileName={fileName}
          table={table}
          onImport={(records, match) => {
            rememberMatch(table.columns, match);
            void bringing.write(fileName, newlyBrought(records));
          }}
          onBack={bringing.stop}
        />
      )}
    />
  );
}
