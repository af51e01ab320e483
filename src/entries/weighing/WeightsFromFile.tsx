import { useFormikContext } from 'formik';
import { WEIGHTS_MAX } from '@contract/grazing/weighing';
import type { ReaderFile } from '@domain/animals/readerFile/readerFile';
import { weighed } from '@domain/animals/readerFile/weighed';
import { plural, t } from '@domain/words';
import { FromReaderFile } from '../readerFile/FromReaderFile';
import { numberInWords, type Unit } from '@shared/units/units';
import type { WeighValues } from './weighValues';

/** Weights of one session out of a scale's file, added to those that are there; a file of several is imported on the page of data. */
export function WeightsFromFile({ unit }: { unit: Unit }) {
  const { values, setFieldValue } = useFormikContext<WeighValues>();
  const take = ({ readings, hasWeights }: ReaderFile) => {
    if (!hasWeights) return { problem: t`This file has no weights.` };
    if (new Set(readings.map(({ session }) => session)).size > 1)
      return { problem: t`This file has several sessions. Import it in the settings, under “Data”.` };
    const isMetric = unit.factor !== 1;
    const { entries, bad } = weighed(readings, { unit: isMetric ? 'kg' : 'lb', isForced: false });
    const most = numberInWords(WEIGHTS_MAX);
    if (values.entries.length + entries.length > WEIGHTS_MAX)
      return { problem: t`A session has at most ${most} weights. Import this file in the settings, under “Data”.` };
    void setFieldValue('entries', [...values.entries, ...entries]);
    const added = plural(entries.length, { one: '# weight added.', other: '# weights added.' });
    return { taken: [added, ...bad.map(({ line, why }) => `${t`Line ${line}: ${why}`}.`)].join(' ') };
  };
  return <FromReaderFile onRead={take} />;
}
