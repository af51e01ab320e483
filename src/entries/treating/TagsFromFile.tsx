import { useFormikContext } from 'formik';
import { tagOfReading } from '@domain/animals/readerFile/Reading';
import type { ReaderFile } from '@domain/animals/readerFile/readerFile';
import { plural } from '@domain/words';
import { FromReaderFile } from '../readerFile/FromReaderFile';
import { tagsAsTyped, typedTags } from './typedTags';

/** Tags out of a reader's file, added to those that are typed. */
export function TagsFromFile() {
  const { values, setFieldValue } = useFormikContext<{ tags: string }>();
  const take = ({ readings }: ReaderFile) => {
    const before = typedTags(values.tags);
    const all = [...new Set([...before, ...readings.flatMap((reading) => tagOfReading(reading) || [])])];
    void setFieldValue('tags', tagsAsTyped(all));
    return { taken: plural(all.length - before.length, { one: '# tag added.', other: '# tags added.' }) };
  };
  return <FromReaderFile isOfTags onRead={take} />;
}
