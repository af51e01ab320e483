import { useFormikContext } from 'formik';
import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { selectAll, type DataOf, type WithRecords } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { recordNumber } from '@records/recordNumber';
import { Banner } from '@shared/components/Banner';
import { Field } from '@shared/forms/Field';
import { Follow } from '@shared/forms/Follow';
import { FormDialog } from '@shared/forms/FormDialog';
import { numberProblems } from '@shared/forms/numberRules';
import { useRecordRules } from '@shared/forms/recordRules';
import { storedAgain, typedFrom } from '@shared/units/typedNumbers';
import { inUnit } from '@shared/units/units';
import type { EntryFormProps } from '../entryForm';
import { useToday } from '../dateInWords';

interface RainValues {
  on: string;
  inches: string;
}

/** Two people may have written down the same rain. Nobody is kept from it. */
function SameDay({ ownUuid }: { ownUuid: string | undefined }) {
  const { values } = useFormikContext<RainValues>();
  const { rain } = usePersonsUnits();
  const all = useSelector((state: WithRecords) => selectAll(state, 'rain'));
  const others = all.filter(({ uuid, data }) => uuid !== ownUuid && data.on === values.on);
  const inches = others.reduce((sum, { data }) => sum + data.inches, 0);
  const amount = inUnit(inches, rain);
  return (
    <div role="status">
      {others.length > 0 && (
        <Banner look="warn">{t`${amount} already recorded for this day. This is added to it.`}</Banner>
      )}
    </div>
  );
}

/** How much it rained on a day. */
export function RainForm({ title, held, zone, onSave, onClose }: EntryFormProps<'rain'>) {
  const { rain, isMetric } = usePersonsUnits();
  const today = useToday(zone);
  const begins = held?.data.on ?? today;
  const dataOf = ({ on, inches }: RainValues): DataOf<'rain'> => ({
    on,
    inches: storedAgain(inches, rain, held?.data.inches) ?? NaN,
  });
  const valuesOf = (before: DataOf<'rain'> | undefined): RainValues => ({
    on: before?.on ?? today,
    inches: typedFrom(before?.inches ?? null, rain),
  });
  const rules = useRecordRules<RainValues>(
    () => import('@contract/grazing/rain').then(({ rainSchema }) => rainSchema),
    dataOf,
    ({ on, inches }) => ({
      ...numberProblems({ inches }, { inches: recordNumber('rain', 'inches', rain) }),
      ...(on > today && { on: t`This day is still to come. Enter the day it rained` }),
    }),
  );
  return (
    <FormDialog
      title={title}
      initialValues={valuesOf(held?.data)}
      rules={rules}
      onSave={(values) => onSave(dataOf(values))}
      onClose={onClose}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <Field name="inches" label={isMetric ? t`Millimeters` : t`Inches`} inputMode="decimal" autoComplete="off" />
      <Follow name="on" begins={begins} />
      <Field name="on" label={t`Day`} type="date" max={today} />
      <SameDay ownUuid={held?.uuid} />
    </FormDialog>
  );
}
