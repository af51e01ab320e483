import type { Table } from '@domain/formats/table/readTable';
import { plural, t } from '@domain/words';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { LiveCheckbox } from '@shared/forms/LiveCheckbox';
import { BadLines } from '../bringing/BadLines';
import { countsInWords, type NewRecord } from '../bringing/Imported';
import { PreviewFrame } from '../bringing/PreviewFrame';
import { FIELDS, NEEDED, type Match } from './tableFields';
import { TableMatching } from './TableMatching';
import type { FromTable } from './tableRecords';
import { useFromTable } from './useFromTable';
import { useMatch } from './useMatch';
import { useTableGrounds } from './useTableGrounds';

const NOTHING: FromTable = { records: [], bad: [], there: 0, unknown: { herds: [], paddocks: [] } };
const NAMES = 5;

/** What is still to be said before anything can come in, in a sentence; undefined where nothing is. */
function lackOf({ kind, fields, order }: Match, asked: string | undefined): string | undefined {
  const missing = FIELDS[kind].filter(({ name }) => NEEDED[kind].includes(name) && !fields.includes(name));
  const columns = missing.map(({ label }) => label).join(', ');
  if (columns !== '') return t`Say which column is: ${columns}.`;
  if (asked !== undefined && order === null) return t`Say which day ${asked} means in this table.`;
  return undefined;
}

const skipped = (count: number): string =>
  plural(count, {
    one: '# row is already here and will be skipped.',
    other: '# rows are already here and will be skipped.',
  });

function someOf(all: readonly string[]): string {
  const names = all.slice(0, NAMES).join(', ');
  const more = all.length - NAMES;
  return more > 0 ? t`${names} and ${more} more` : names;
}

interface UnknownProps {
  unknown: FromTable['unknown'];
  isMade: boolean;
  onChange: (isMade: boolean) => void;
}

/** The names that nothing on the ranch has, and whether they are made. */
function Unknown({ unknown: { herds, paddocks }, isMade, onChange }: UnknownProps) {
  if (herds.length + paddocks.length === 0) return null;
  const [herdNames, paddockNames] = [someOf(herds), someOf(paddocks)];
  return (
    <section>
      <h3>{t`Not on this ranch`}</h3>
      {herds.length > 0 && <p>{t`Herds: ${herdNames}`}</p>}
      {paddocks.length > 0 && <p>{t`Paddocks: ${paddockNames}`}</p>}
      <LiveCheckbox label={t`Make them; otherwise their rows are left out`} checked={isMade} onChange={onChange} />
    </section>
  );
}

interface TablePreviewProps {
  fileName: string;
  table: Table;
  onImport: (records: readonly NewRecord[], match: Match) => void;
  onBack: () => void;
}

/** What a table would bring to the ranch, with its columns to be matched. Nothing has been sent yet. */
export function TablePreview({ fileName, table, onImport, onBack }: TablePreviewProps) {
  const matching = useMatch(table);
  const { match, asked, change } = matching;
  const grounds = useTableGrounds();
  const lack = lackOf(match, asked);
  const read = useFromTable(table, match, grounds);
  const made = lack === undefined ? (read ?? NOTHING) : NOTHING;
  const isReading = lack === undefined && read === null;
  const isNothing = made.records.length === 0;
  const counts = countsInWords(made.records);
  return (
    <PreviewFrame
      title={t`${plural(table.rows.length, { one: '# row', other: '# rows' })} in ${fileName}`}
      other={t`Choose another file`}
      onBack={onBack}
      bar={
        isNothing ? (
          <p>{lack ?? (isReading ? t`Reading the rows…` : t`Nothing in this table will be imported.`)}</p>
        ) : (
          <Button onClick={() => onImport(made.records, match)}>{t`Import ${counts}`}</Button>
        )
      }
    >
      {made.there > 0 && <Banner look="info">{skipped(made.there)}</Banner>}
      <Unknown
        unknown={made.unknown}
        isMade={match.makesUnknown}
        onChange={(makesUnknown) => change({ makesUnknown })}
      />
      <TableMatching table={table} {...matching} />
      <BadLines bad={made.bad} title={plural(made.bad.length, { one: '# row left out', other: '# rows left out' })} />
    </PreviewFrame>
  );
}
