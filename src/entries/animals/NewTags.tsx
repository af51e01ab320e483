import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { ReaderFile } from '@domain/animals/readerFile/readerFile';
import { plural, t } from '@domain/words';
import { selectAll, type WithRecords } from '@records/index';
import { Button } from '@shared/components/Button';
import type { When } from '@shared/time/useWhen';
import { numberInWords } from '@shared/units/units';
import { FromReaderFile } from '../readerFile/FromReaderFile';
import { MADE_MAX, makeWords, onceEach, withoutAnimal } from './animalsOfTags';
import type { AnimalValues } from './animalValues';
import { TagField } from './TagField';

/** The tag of a new animal, typed or read by a wand; or those of a reader's file, each of which is an animal of the form's class and herd. */
export function NewTags({ when }: { when: When }) {
  const animals = useSelector((state: WithRecords) => selectAll(state, 'animal'));
  const { values, setValues } = useFormikContext<AnimalValues>();
  const [dropped, setDropped] = useState(0);
  const take = ({ readings }: ReaderFile) => {
    const tagged = onceEach(readings.filter(({ tags }) => tags.length > 0));
    const fresh = withoutAnimal(tagged, animals);
    const known = tagged.length - fresh.length;
    const most = numberInWords(MADE_MAX);
    if (tagged.length === 0) return { problem: t`This file has no tags.` };
    if (fresh.length === 0) return { problem: t`All of these tags have an animal here already.` };
    if (fresh.length > MADE_MAX)
      return {
        problem: t`At most ${most} animals are made here at once. Import this file in the settings, under “Data”.`,
      };
    const last = Math.max(...fresh.map(({ at }) => at ?? -Infinity));
    const read = Number.isFinite(last) ? when.shown(new Date(last).toISOString()) : values.when;
    void setValues({ ...values, readings: fresh, when: read });
    const added = plural(fresh.length, { one: '# tag added.', other: '# tags added.' });
    const left = plural(known, {
      one: '# tag has an animal here already.',
      other: '# tags have an animal here already.',
    });
    return { taken: known === 0 ? added : `${added} ${left}` };
  };
  const drop = () => {
    setDropped(dropped + 1);
    void setValues({ ...values, readings: [] });
  };
  const isRead = values.readings.length > 0;
  return (
    <>
      {!isRead && <TagField name="ids.0.tag" label={t`Tag`} hint={t`Type it, or read it with a wand`} />}
      <FromReaderFile key={dropped} isOfTags onRead={take} />
      {isRead && <Button look="quiet" onClick={drop}>{t`Type one tag instead`}</Button>}
    </>
  );
}

/** The button that saves one animal, or makes those of a file. */
export function SaveAnimals() {
  const { readings } = useFormikContext<AnimalValues>().values;
  return <Button type="submit">{readings.length > 0 ? makeWords(readings.length) : t`Save`}</Button>;
}
