import type { Table } from '@domain/formats/table/readTable';
import { plural } from '@domain/words';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { LiveCheckbox } from '@shared/forms/LiveCheckbox';
import { countsInWords, type NewRecord } from '../bringing/Imported';
import { PreviewFrame } from '../bringing/PreviewFrame';
import { Sentences } from '../bringing/Sentences';
import { FIELDS, NEEDED, type Match } from './tableFields';
import { TableMatching } from './TableMatching';
import type { BadLine, FromTable } from './tableRecords';
import { useFromTable } from './useFromTable';
import { useMatch } from './useMatch';
import { useTableGrounds } from './useTableGrounds';

const NOTHING: FromTable = { records: [], bad: [], there: 0, unknown: { herds: [], paddocks: [] } };
const NAMES = 5;

/** What is still to be said before anything can come in, in a sentence; undefined where nothing is. */
function lackOf({ kind, fields, order }: Match, asked: string | undefined): string | undefined {
  const missing = FIELDS[kind].filter(({ name }) => NEEDED[kind].includes(name) && !fields.includes(name));
  if (missing.length > 0) return `Say which column is: ${missing.map(({ label }) => label).join(', ')}.`;
  if (asked !== undefined && order === null) return `Say which day ${asked} means in this table.`;
  return undefined;
}

const rows = (count: number): string => plural(count, { one: '# row', other: '# rows' });
const skipped = (count: number): string =>
  plural(count, {
    one: '# row is already here and will be skipped.',
    other: '# rows are already here and will be skipped.',
  });

/** The rows that stay out, each with its line and the reason. */
function BadLines({ bad }: { bad: readonly BadLine[] }) {
  if (bad.length === 0) return null;
  return (
    <section>
      <h3>{rows(bad.length)} left out</h3>
      <Sentences all={bad.map(({ line, why }) => `Line ${line}: ${why}`)} inWords={rows} />
    </section>
  );
}

const listed = (names: readonly string[]): string =>
  names.length <= NAMES ? names.join(', ') : `${names.slice(0, NAMES).join(', ')} and ${names.length - NAMES} more`;

interface UnknownProps {
  unknown: FromTable['unknown'];
  isMade: boolean;
  onChange: (isMade: boolean) => void;
}

/** The names that nothing on the ranch has, and whether they are made. */
function Unknown({ unknown: { herds, paddocks }, isMade, onChange }: UnknownProps) {
  if (herds.length + paddocks.length === 0) return null;
  return (
    <section>
      <h3>Not on this ranch</h3>
      {herds.length > 0 && <p>Herds: {listed(herds)}</p>}
      {paddocks.length > 0 && <p>Paddocks: {listed(paddocks)}</p>}
      <LiveCheckbox label="Make them; otherwise their rows are left out" checked={isMade} onChange={onChange} />
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
  return (
    <PreviewFrame
      title={`${rows(table.rows.length)} in ${fileName}`}
      other="Choose another file"
      onBack={onBack}
      bar={
        isNothing ? (
          <p>{lack ?? (isReading ? 'Reading the rows…' : 'Nothing of this table comes in.')}</p>
        ) : (
          <Button onClick={() => onImport(made.records, match)}>Import {countsInWords(made.records)}</Button>
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
      <BadLines bad={made.bad} />
    </PreviewFrame>
  );
}
