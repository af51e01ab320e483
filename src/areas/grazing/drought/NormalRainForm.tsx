import { MONTH_RAIN_MAX_IN } from '@contract/grazing/ranchSettings';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { changed, useJudgedChange, type DataOf, type Held } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { numberProblems } from '@shared/forms/numberRules';
import { useRecordRules } from '@shared/forms/recordRules';
import { storedAgain, typedFrom } from '@shared/units/typedNumbers';
import { MONTHS, monthInWords } from './monthInWords';

type Values = Record<string, string>;

const fieldOf = (month: number) => `rain_${month + 1}`;

/** What it usually rains in each month of the year. All of them are entered, or none. */
export default function NormalRainForm({ ranch, onClose }: { ranch: Held<DataOf<'ranch'>>; onClose: () => void }) {
  const { rain } = usePersonsUnits();
  const [request, record] = useJudgedChange(onClose);
  const before = ranch.data.rain_normals_in;
  const isEmpty = (values: Values) => MONTHS.every((month) => (values[fieldOf(month)] ?? '').trim() === '');
  const normalsOf = (values: Values): number[] | null =>
    isEmpty(values)
      ? null
      : MONTHS.map((month) => storedAgain(values[fieldOf(month)] ?? '', rain, before?.[month]) ?? NaN);
  const valuesOf = ({ rain_normals_in: normals }: DataOf<'ranch'>): Values =>
    Object.fromEntries(MONTHS.map((month) => [fieldOf(month), typedFrom(normals?.[month] ?? null, rain)]));
  const rules = useRecordRules<Values>(
    () => import('@contract/grazing/ranchSettings').then(({ ranchSettingsSchema }) => ranchSettingsSchema),
    (values) => ({ ...ranch.data, rain_normals_in: normalsOf(values) }),
    (values) => {
      const rule = { unit: rain, max: MONTH_RAIN_MAX_IN, isNeeded: true };
      return isEmpty(values)
        ? {}
        : numberProblems(values, Object.fromEntries(MONTHS.map((month) => [fieldOf(month), rule])));
    },
  );
  const { name } = rain;
  return (
    <FormDialog<Values>
      title={t`Normal rain (${name})`}
      initialValues={valuesOf(ranch.data)}
      rules={rules}
      request={request}
      onSave={(values) =>
        record({ what: 'changed_settings' }, [changed('ranch', ranch, { rain_normals_in: normalsOf(values) })])
      }
      onClose={onClose}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      {MONTHS.map((month) => (
        <Field key={month} name={fieldOf(month)} label={monthInWords(month)} inputMode="decimal" autoComplete="off" />
      ))}
    </FormDialog>
  );
}
