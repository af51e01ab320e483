import { useMemo, useState } from 'react';
import { numberInWords } from '@domain/language/formats';
import { Button } from '@shared/components/Button';
import { Cell, HeadCell, Table, TableRow } from '@shared/components/Table';
import { LiveCheckbox } from '@shared/forms/LiveCheckbox';
import { capitalized } from '@shared/lib/wording';
import { timeInWords } from '@shared/lib/dates';
import { countsInWords, kindInWords } from '../bringing/Imported';
import { PreviewFrame } from '../bringing/PreviewFrame';
import { planRecords, type Plan } from './planRecords';
import type { RecordsFile } from './RecordsFile';
import { useGrounds } from './useGrounds';
import type { ReadRecords } from './useRecordsFile';

interface RecordsPreviewProps {
  read: ReadRecords;
  onImport: (plan: Plan) => void;
  onBack: () => void;
}

const count = (list: readonly { readonly kind: string }[], kind: string): string =>
  numberInWords(list.filter((each) => each.kind === kind).length);

/** How many of each kind there are in the file, come in, and are there already. */
function Kinds({ file, plan }: { file: RecordsFile; plan: Plan }) {
  const kinds = [...new Set(file.records.map(({ kind }) => kind))].filter((kind) => kind !== 'ranch');
  return (
    <Table label="What is in the file" head={['Kind', 'In the file', 'Come in', 'Already here']}>
      {kinds.map((kind) => (
        <TableRow key={kind}>
          <HeadCell>{capitalized(kindInWords(kind))}</HeadCell>
          <Cell name="In the file">{count(file.records, kind)}</Cell>
          <Cell name="Come in">{count([...plan.records, ...plan.changed], kind)}</Cell>
          <Cell name="Already here">{count(plan.there, kind)}</Cell>
        </TableRow>
      ))}
    </Table>
  );
}

/** What stays out, with the reason, and what else is worth knowing. */
function WorthKnowing({ file, plan }: { file: RecordsFile; plan: Plan }) {
  const leftOut = [...file.leftOut, ...plan.leftOut];
  if (leftOut.length === 0 && plan.remarks.length === 0) return null;
  return (
    <section>
      <h3>Worth knowing</h3>
      <ul>
        {plan.remarks.map((remark) => (
          <li key={remark}>{remark}.</li>
        ))}
        {leftOut.map(({ why, count: many, first }) => (
          <li key={why}>
            {numberInWords(many)} left out{first !== '' && ` (${many > 1 ? 'the first: ' : ''}${first})`}: {why}.
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a `records.json` would bring to the ranch. Nothing has been sent yet. */
export function RecordsPreview({ read: { file, deleted }, onImport, onBack }: RecordsPreviewProps) {
  const grounds = useGrounds(deleted);
  const hasSettings = file.records.some(({ kind }) => kind === 'ranch');
  const [takesSettings, setTakesSettings] = useState(grounds.isEmpty);
  const plan = useMemo(() => planRecords(file, grounds, takesSettings), [file, grounds, takesSettings]);
  const isNothing = plan.changes.length === 0;
  return (
    <PreviewFrame
      title="A complete Grazewell ranch"
      other="Choose another file"
      onBack={onBack}
      bar={
        isNothing ? (
          <p>Everything in this file is here already, or stays out.</p>
        ) : (
          <Button onClick={() => onImport(plan)}>Import {countsInWords([...plan.changed, ...plan.records])}</Button>
        )
      }
    >
      {file.exportedAt !== '' && <p>Exported {timeInWords(file.exportedAt)}.</p>}
      {hasSettings && (
        <LiveCheckbox
          label="Take its settings: standard animal, rest targets, utilization and time zone"
          checked={takesSettings}
          onChange={setTakesSettings}
        />
      )}
      <Kinds file={file} plan={plan} />
      <WorthKnowing file={file} plan={plan} />
    </PreviewFrame>
  );
}
