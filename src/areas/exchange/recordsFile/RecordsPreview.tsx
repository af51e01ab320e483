import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { numberInWords } from '@domain/language/formats';
import { plural, t } from '@domain/words';
import { selectIsMasquerade } from '@features/auth';
import type { PictureToSend } from '@photos/fromZip/sendFromZip';
import { Button } from '@shared/components/Button';
import { Cell, HeadCell, Table, TableRow } from '@shared/components/Table';
import { LiveCheckbox } from '@shared/forms/LiveCheckbox';
import { timeInWords } from '@shared/lib/dates';
import { countsInWords } from '../bringing/Imported';
import { kindWords } from '@shared/kindWords';
import { PreviewFrame } from '../bringing/PreviewFrame';
import { picturesToSend } from './picturesToSend';
import { planRecords, type Plan } from './planRecords';
import type { LeftOut, RecordsFile } from './RecordsFile';
import { useGrounds } from './useGrounds';
import type { ReadRecords } from './useRecordsFile';

interface RecordsPreviewProps {
  read: ReadRecords;
  onImport: (plan: Plan, pictures: readonly PictureToSend[]) => void;
  onBack: () => void;
}

const count = (list: readonly { readonly kind: string }[], kind: string): string =>
  numberInWords(list.filter((each) => each.kind === kind).length);

/** How many of each kind there are in the file, come in, and are there already. */
function Kinds({ file, plan }: { file: RecordsFile; plan: Plan }) {
  const kinds = [...new Set(file.records.map(({ kind }) => kind))].filter((kind) => kind !== 'ranch');
  return (
    <Table label={t`What is in the file`} head={[t`Kind`, t`In the file`, t`To import`, t`Already here`]}>
      {kinds.map((kind) => (
        <TableRow key={kind}>
          <HeadCell>{kindWords(kind).several}</HeadCell>
          <Cell name={t`In the file`}>{count(file.records, kind)}</Cell>
          <Cell name={t`To import`}>{count([...plan.records, ...plan.changed], kind)}</Cell>
          <Cell name={t`Already here`}>{count(plan.there, kind)}</Cell>
        </TableRow>
      ))}
    </Table>
  );
}

/** That records stay out, with the reason and what the first of them is. */
function leftOutInWords({ why, count: many, first }: LeftOut): string {
  if (first === '') return t`${plural(many, { other: '# left out' })}: ${why}.`;
  return many > 1
    ? t`${plural(many, { other: '# left out' })} (the first: ${first}): ${why}.`
    : t`${plural(many, { other: '# left out' })} (${first}): ${why}.`;
}

/** What stays out, with the reason, and what else is worth knowing. */
function WorthKnowing({ file, plan }: { file: RecordsFile; plan: Plan }) {
  const leftOut = [...file.leftOut, ...plan.leftOut];
  if (leftOut.length === 0 && plan.remarks.length === 0) return null;
  return (
    <section>
      <h3>{t`Worth knowing`}</h3>
      <ul>
        {plan.remarks.map((remark) => (
          <li key={remark}>{remark}.</li>
        ))}
        {leftOut.map((each) => (
          <li key={each.why}>{leftOutInWords(each)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Which pictures of its photos come along, or how they would. */
function PicturesOfFile({ file, zip, pictures }: Pick<ReadRecords, 'file' | 'zip'> & { pictures: number }) {
  const photos = count(file.records, 'photo');
  if (file.records.every(({ kind }) => kind !== 'photo')) return null;
  if (zip === null)
    return (
      <p>{t`The pictures of its photos are in photos.zip, which can be downloaded beside it: choose both files to import the pictures too.`}</p>
    );
  return (
    <p>{t`${plural(pictures, { one: '# picture', other: '# pictures' })} for its photos (${photos} in the file) can be uploaded from photos.zip.`}</p>
  );
}

/** What a `records.json` would bring to the ranch. Nothing has been sent yet. */
export function RecordsPreview({ read, onImport, onBack }: RecordsPreviewProps) {
  const { file, deleted, zip } = read;
  const isMasquerade = useSelector(selectIsMasquerade);
  const grounds = useGrounds(deleted);
  const hasSettings = file.records.some(({ kind }) => kind === 'ranch');
  const [takesSettings, setTakesSettings] = useState(grounds.isEmpty);
  const plan = useMemo(() => planRecords(file, grounds, takesSettings), [file, grounds, takesSettings]);
  const pictures = useMemo(
    // Nobody takes photos for somebody else.
    () => (zip === null || isMasquerade ? [] : picturesToSend(zip, file, plan, grounds)),
    [zip, isMasquerade, file, plan, grounds],
  );
  const isNothing = plan.changes.length === 0;
  const counts = countsInWords([...plan.changed, ...plan.records]);
  const exported = file.exportedAt === '' ? null : timeInWords(file.exportedAt);
  return (
    <PreviewFrame
      title={t`A complete Grazewell ranch`}
      other={t`Choose another file`}
      onBack={onBack}
      bar={
        isNothing && pictures.length === 0 ? (
          <p>{t`Everything in this file is here already, or stays out.`}</p>
        ) : (
          <Button onClick={() => onImport(plan, pictures)}>
            {isNothing
              ? plural(pictures.length, { one: 'Upload # picture', other: 'Upload # pictures' })
              : t`Import ${counts}`}
          </Button>
        )
      }
    >
      {exported !== null && <p>{t`Exported ${exported}.`}</p>}
      {hasSettings && (
        <LiveCheckbox
          label={t`Take its settings: standard animal, rest targets, utilization and time zone`}
          checked={takesSettings}
          onChange={setTakesSettings}
        />
      )}
      <Kinds file={file} plan={plan} />
      <PicturesOfFile file={file} zip={zip} pictures={pictures.length} />
      <WorthKnowing file={file} plan={plan} />
    </PreviewFrame>
  );
}
