import { ANIMALS } from '@contract/grazing/animals';
import type { ComparedTags } from '@domain/animals/readerFile/comparedTags';
import { plural, t } from '@domain/words';
import { makeWords } from '@entries/animals/animalsOfTags';
import { someTags } from '@entries/animals/someTags';
import { ANIMAL_NAMES } from '@records/herdWords';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { Choice, Choices } from '../bringing/Choice';
import { PreviewFrame } from '../bringing/PreviewFrame';
import { FileLines } from './FileLines';
import { herdOptions } from './herdsToChoose';
import { ReaderColumns } from './ReaderColumns';
import { tagsInWords } from './sessionWords';
import { useTagList } from './useTagList';
import { previewTitle, type FilePreviewProps } from './WeightsPreview';

/** "38 of 40 tags that the record has in Steers were read; missing: 101, 102; not expected: 7." */
function comparedInWords({ there, read, missing, unexpected }: ComparedTags, herd: string): string {
  const [missed, odd] = [someTags(missing), someTags(unexpected)];
  const all = plural(there, { one: '# tag', other: '# tags' });
  if (missed === '' && odd === '') return t`${read} of ${all} that the record has in ${herd} were read.`;
  if (odd === '') return t`${read} of ${all} that the record has in ${herd} were read; missing: ${missed}.`;
  if (missed === '') return t`${read} of ${all} that the record has in ${herd} were read; not expected: ${odd}.`;
  return t`${read} of ${all} that the record has in ${herd} were read; missing: ${missed}; not expected: ${odd}.`;
}

/** A list of tags without weights: compared with a herd, or made into animals. Nothing has been sent yet. */
export function TagsPreview({ fileName, choosing, onImport, onBack }: FilePreviewProps) {
  const { file, problem, isReading } = choosing;
  const { tagged, known, herds, herd, setHerd, animal, setClass, fresh, compared, made } = useTagList(file);
  const name = herds.find(({ uuid }) => uuid === herd)?.data.name ?? '';
  const isReady = problem === null && !isReading && known !== null;
  return (
    <PreviewFrame
      title={previewTitle(file.lines, fileName)}
      other={t`Choose another file`}
      onBack={onBack}
      bar={
        isReady && fresh.length > 0 ? (
          <Button onClick={() => onImport(made())}>{makeWords(fresh.length)}</Button>
        ) : (
          <p>{isReady ? t`All of these tags have an animal here already.` : t`Reading the lines…`}</p>
        )
      }
    >
      <div role="alert">{problem !== null && <Banner look="danger">{problem}.</Banner>}</div>
      <p>
        {t`${plural(tagged.length, { one: '# tag', other: '# tags' })} and no weights.`}{' '}
        {known !== null && `${tagsInWords(known)}.`}
      </p>
      <Choices>
        <Choice label={t`Herd`} value={herd} options={herdOptions(herds, herd)} onChange={setHerd} />
        <Choice
          label={t`Class`}
          value={animal}
          options={ANIMALS.map((value) => ({ value, label: ANIMAL_NAMES[value] }))}
          onChange={(value) => setClass(ANIMALS.find((each) => each === value) ?? animal)}
        />
      </Choices>
      {compared !== null && (
        <section>
          <h3>{t`Next to the record`}</h3>
          <p>{comparedInWords(compared, name)}</p>
        </section>
      )}
      <ReaderColumns file={file} setColumn={choosing.setColumn} />
      <FileLines bad={file.bad} odd={file.odd} />
    </PreviewFrame>
  );
}
