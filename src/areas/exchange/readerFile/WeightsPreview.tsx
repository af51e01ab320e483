import { useMemo } from 'react';
import { plural, t } from '@domain/words';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { Rows } from '@shared/components/Rows';
import { countsInWords, type NewRecord } from '../bringing/Imported';
import { PreviewFrame } from '../bringing/PreviewFrame';
import { FileLines } from './FileLines';
import { FileWriting } from './FileWriting';
import { ReaderColumns } from './ReaderColumns';
import { SessionRow } from './SessionRow';
import type { ReaderChoosing } from './useReaderChoices';
import { useSessionChoices, type SessionChoosing } from './useSessionChoices';
import { weighingRecords } from './weighingRecords';

export interface FilePreviewProps {
  fileName: string;
  choosing: ReaderChoosing;
  onImport: (records: readonly NewRecord[]) => void;
  onBack: () => void;
}

/** "250 lines in scale.csv" */
export const previewTitle = (lines: number, fileName: string): string =>
  t`${plural(lines, { one: '# line', other: '# lines' })} in ${fileName}`;

/** Weights that would be those of a class if they were kilograms. */
function Kilograms({ sessions, units, setUnits }: Pick<SessionChoosing, 'sessions' | 'units' | 'setUnits'>) {
  if (units.isForced) {
    return (
      <Banner
        look="info"
        action={
          <Button look="quiet" onClick={() => setUnits({ unit: 'lb', isForced: true })}>{t`They are pounds`}</Button>
        }
      >
        {units.unit === 'kg' ? t`All weights are read as kilograms.` : t`All weights are read as pounds.`}
      </Banner>
    );
  }
  if (!sessions.some(({ asksKilograms }) => asksKilograms)) return null;
  return (
    <Banner
      look="warn"
      action={
        <Button look="quiet" onClick={() => setUnits({ unit: 'kg', isForced: true })}>{t`Yes, kilograms`}</Button>
      }
    >
      {t`Are these kilograms? As pounds they are about half of what the class weighs.`}
    </Banner>
  );
}

/** What is still to be said before anything is imported; undefined where nothing is. */
function lackOf({ sessions, known }: SessionChoosing, { problem, isReading }: ReaderChoosing): string | undefined {
  if (problem !== null) return t`This file can’t be read like this.`;
  if (isReading || known === null) return t`Reading the lines…`;
  if (sessions.some(({ herd }) => herd === '')) return t`Choose the herd of each session.`;
  return undefined;
}

/** What the weights of a file would bring to the ranch. Nothing has been sent yet. */
export function WeightsPreview({ fileName, choosing, onImport, onBack }: FilePreviewProps) {
  const { file, problem } = choosing;
  const sessionChoices = useSessionChoices(file);
  const { sessions, known, herds, choose } = sessionChoices;
  const lack = lackOf(sessionChoices, choosing);
  const weighings = useMemo(() => weighingRecords(sessions), [sessions]);
  const records = lack === undefined ? weighings : [];
  const counts = countsInWords(records);
  return (
    <PreviewFrame
      title={previewTitle(file.lines, fileName)}
      other={t`Choose another file`}
      onBack={onBack}
      bar={
        records.length === 0 ? (
          <p>{lack ?? t`Nothing in this file will be imported.`}</p>
        ) : (
          <Button onClick={() => onImport(records)}>{t`Import ${counts}`}</Button>
        )
      }
    >
      <div role="alert">{problem !== null && <Banner look="danger">{problem}.</Banner>}</div>
      <FileWriting file={file} setOrder={choosing.setOrder} {...sessionChoices} />
      <Kilograms {...sessionChoices} />
      <section>
        <h3>{t`Sessions`}</h3>
        <Rows>
          {sessions.map((each) => (
            <SessionRow key={each.session.key} weighedSession={each} known={known} herds={herds} choose={choose} />
          ))}
        </Rows>
      </section>
      <ReaderColumns file={file} setColumn={choosing.setColumn} />
      <FileLines bad={file.bad} odd={file.odd} unweighable={sessions.flatMap(({ weights }) => weights.bad)} />
    </PreviewFrame>
  );
}
