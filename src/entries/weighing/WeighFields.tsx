import { useFormikContext } from 'formik';
import type { OfferedCount } from '@domain/animals/weights/offeredCount';
import { t } from '@domain/words';
import type { DataOf } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { Select } from '@shared/forms/Select';
import { TextArea } from '@shared/forms/TextArea';
import { WhenField } from '@shared/forms/WhenField';
import type { When } from '@shared/time/useWhen';
import { useClassOptions } from '../useClassOptions';
import { AddedWeights } from './AddedWeights';
import { CountOffer } from './CountOffer';
import { SessionNow } from './SessionNow';
import { WeightLine } from './WeightLine';
import { WeightsFromFile } from './WeightsFromFile';
import { lineProblems, type WeighValues } from './weighValues';
import styles from './weighing.module.css';

interface WeighFieldsProps {
  herd: { uuid: string; name: string };
  when: When;
  dataOf: (values: WeighValues) => DataOf<'weighing'>;
  offerOf: (data: DataOf<'weighing'>) => OfferedCount | null;
}

/** Who was weighed and when, the weights line by line with what they say, and the count that they offer. */
export function WeighFields({ herd, when, dataOf, offerOf }: WeighFieldsProps) {
  const { values } = useFormikContext<WeighValues>();
  const { weight } = useRanchView();
  const { name } = herd;
  const classes = useClassOptions([herd.uuid], when.instant(values.when), values.animal);
  const isWrong = Object.keys(lineProblems(values, weight)).length > 0;
  // A line that is wrong would count the herd with what nobody weighed.
  const data = dataOf(isWrong ? { ...values, tag: '', weight: '' } : values);
  return (
    <>
      <p className={styles.herd}>{t`Herd: ${name}`}</p>
      <Select name="animal" label={t`Class`} placeholder={t`All classes`} options={classes} />
      <WhenField when={when} />
      <WeightLine unit={weight} />
      <WeightsFromFile unit={weight} />
      <SessionNow entries={values.entries} unit={weight} />
      <AddedWeights unit={weight} />
      <TextArea name="note" label={t`Note`} />
      <CountOffer name={name} offer={offerOf(data)} />
    </>
  );
}
