import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { RUMINANTS } from '@domain/organic/organicFacts';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { EXEMPTION_NAMES } from '@records/evidenceWords';
import { ANIMAL_NAMES } from '@records/herdWords';
import { selectAll, type DataOf, type WithRecords } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { Field } from '@shared/forms/Field';
import { Follow } from '@shared/forms/Follow';
import { FormDialog } from '@shared/forms/FormDialog';
import { useRecordRules } from '@shared/forms/recordRules';
import { Select } from '@shared/forms/Select';
import { PERCENT, typedFrom } from '@shared/units/typedNumbers';
import { useToday } from '../dateInWords';
import type { EntryFormProps } from '../entryForm';
import { optionsOf } from '../inWords';
import { DEMAND_PRESETS } from './demandPresets';
import { demandAsTyped, demandProblems, demandTyped, type DemandValues } from './demandValues';

type Data = DataOf<'demand'>;

const NUMBER = { inputMode: 'decimal', autoComplete: 'off' } as const;

const CLASSES = optionsOf(ANIMAL_NAMES).filter(({ value }) => RUMINANTS.has(value as Data['animal']));
const PRESETS = DEMAND_PRESETS.map(({ id, name, source }) => ({ value: id, label: `${name} (${source})` }));

/** The fields get what the preset says that was picked. */
function useFilled(): void {
  const { weight } = usePersonsUnits();
  const { values, setValues } = useFormikContext<DemandValues>();
  const filled = useRef('');
  useEffect(() => {
    if (values.preset === filled.current) return;
    filled.current = values.preset;
    const preset = DEMAND_PRESETS.find(({ id }) => id === values.preset);
    if (preset === undefined) return;
    const { animal, stage, source, dmd_lb: lb, dmd_percent: percent } = preset;
    void setValues({
      ...values,
      ...{ animal, stage, source },
      dmd_lb: typedFrom(lb, weight),
      dmd_percent: typedFrom(percent, PERCENT),
    });
  }, [values, setValues, weight]);
}

function DemandFields({ begins }: { begins: string }) {
  const { weight } = usePersonsUnits();
  const herds = useSelector((state: WithRecords) => selectAll(state, 'herd'));
  const unit = weight.name;
  useFilled();
  return (
    <>
      <Select
        name="preset"
        label={t`Begin with`}
        hint={t`It fills the fields below; change them as your certifier says.`}
        placeholder={t`Figures of your own`}
        options={PRESETS}
      />
      <Select name="animal" label={t`Class`} options={CLASSES} />
      <Select
        name="herd_uuid"
        label={t`Herd`}
        placeholder={t`All herds`}
        options={herds.map(({ uuid, data }) => ({ value: uuid, label: data.name }))}
      />
      <Follow name="starts_on" begins={begins} />
      <Field name="starts_on" label={t`From this day on`} type="date" />
      <Field name="stage" label={t`Stage`} hint={t`Such as “lactating”`} autoComplete="off" autoCapitalize="none" />
      <Field
        name="dmd_lb"
        label={t`Dry matter, a head and day (${unit})`}
        hint={t`This or percent of live weight, not both`}
        {...NUMBER}
      />
      <Field name="dmd_percent" label={t`Dry matter, percent of live weight a day`} {...NUMBER} />
      <Select name="exempt" label={t`In the report`} options={optionsOf(EXEMPTION_NAMES)} />
      <Field name="source" label={t`Where the figure is from`} autoComplete="off" />
    </>
  );
}

/** How much dry matter a head of a class needs from a day on, and where that figure is from. */
export default function DemandForm({ title, held, zone, onSave, onClose }: EntryFormProps<'demand'>) {
  const { weight } = usePersonsUnits();
  const before = held?.data;
  const today = useToday(zone);
  const dataOf = (values: DemandValues): Data => demandTyped(values, weight, before);
  const rules = useRecordRules<DemandValues>(
    () => import('@contract/grazing/demand').then(({ demandSchema }) => demandSchema),
    dataOf,
    (values) => demandProblems(values, weight),
  );
  const valuesOf = (data: Data) => demandAsTyped(data, weight);
  const begun: DemandValues = {
    ...{
      animal: 'cows',
      herd_uuid: '',
      stage: '',
      dmd_lb: '',
      dmd_percent: '',
      exempt: 'none',
      source: '',
      preset: '',
    },
    starts_on: today,
  };
  return (
    <FormDialog
      title={title}
      initialValues={before === undefined ? begun : valuesOf(before)}
      rules={rules}
      onSave={(values) => onSave(dataOf(values))}
      onClose={onClose}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <DemandFields begins={before?.starts_on ?? today} />
    </FormDialog>
  );
}
