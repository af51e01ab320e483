import { useState } from 'react';
import { useSelector } from 'react-redux';
import { unitsOf } from '@contract/people/units';
import { plural, t } from '@domain/words';
import { selectMe } from '@features/user';
import { changed, useJudgedChange, type DataOf, type Held } from '@records/index';
import { RULE_SET_NAMES } from '@records/treatmentWords';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { Combobox } from '@shared/forms/Combobox';
import { Field } from '@shared/forms/Field';
import { Follow } from '@shared/forms/Follow';
import { FormDialog } from '@shared/forms/FormDialog';
import { recordRules } from '@shared/forms/recordRules';
import { Select } from '@shared/forms/Select';
import { wordOf } from '@shared/lib/wording';
import { inUnit, unitOf, type Unit } from '@shared/units/units';
import { Facts } from '@shared/components/Facts';
import { TIME_ZONES, timeZoneNamed } from '../timeZones';
import { ZoneChange } from './ZoneChange';
import {
  changedSettings,
  ranchSettingsFrom,
  ranchSettingsValues,
  ranchSettingsProblems,
  type RanchSettingsValues,
} from '../ranchSettingsValues';

interface RanchSettingsProps {
  ranch: Held<DataOf<'ranch'>>;
}

function usePersonsWeight(): Unit {
  return unitOf('weight', unitsOf(useSelector(selectMe)?.settings ?? {}));
}

/** What all figures of the ranch are computed by. They hold for all time: changing one changes past figures too. */
export function RanchSettingsForm({ ranch, onClose }: RanchSettingsProps & { onClose: () => void }) {
  const weight = usePersonsWeight();
  const unit = weight.name;
  const [request, record] = useJudgedChange(onClose);
  const [initialValues] = useState(() => ranchSettingsValues(ranch.data, weight));
  const [rules] = useState(() =>
    recordRules<RanchSettingsValues>(
      () => import('@contract/grazing/ranchSettings').then(({ ranchSettingsSchema }) => ranchSettingsSchema),
      // What the form doesn’t ask for is as it is.
      (values) => ({ ...ranch.data, ...ranchSettingsFrom(values, weight) }),
      (values) => ranchSettingsProblems(values, weight),
    ),
  );
  const save = (values: RanchSettingsValues) => {
    const fields = changedSettings(ranch.data, values, weight);
    if (Object.keys(fields).length === 0) onClose();
    else record({ what: 'changed_settings' }, [changed('ranch', ranch, fields)]);
  };
  return (
    <FormDialog
      title={t`Ranch settings`}
      initialValues={initialValues}
      rules={rules}
      request={request}
      onSave={save}
      onClose={onClose}
    >
      <ChangedBeneath valuesOf={(data: DataOf<'ranch'>) => ranchSettingsValues(data, weight)} />
      <Follow name="time_zone" begins={ranch.data.time_zone ?? ''} />
      <Combobox
        name="time_zone"
        label={t`Time zone`}
        options={TIME_ZONES}
        meaning={timeZoneNamed}
        autoComplete="off"
        isListed
      />
      <ZoneChange from={ranch.data.time_zone} />
      <Field
        name="standard_weight_lb"
        label={t`Weight of a standard animal (${unit})`}
        hint={t`One animal unit (AU).`}
        inputMode="decimal"
        autoComplete="off"
      />
      <Field
        name="standard_intake_lb"
        label={t`What it eats a day (${unit})`}
        hint={t`Of dry matter. One animal day (AD).`}
        inputMode="decimal"
        autoComplete="off"
      />
      <Field
        name="rest_target_growing_days"
        label={t`Rest target while growing (days)`}
        hint={t`A paddock that has rested this long is ready, unless it has a target of its own.`}
        inputMode="numeric"
        autoComplete="off"
      />
      <Field
        name="rest_target_dormant_days"
        label={t`Rest target while dormant (days)`}
        inputMode="numeric"
        autoComplete="off"
      />
      <Field
        name="utilisation_percent"
        label={t`Utilization (percent)`}
        hint={t`How much of what grows is taken: half, left the other half, is usual.`}
        inputMode="decimal"
        autoComplete="off"
      />
      <Select
        name="rule_set"
        label={t`Organic rules`}
        hint={t`Treatments then say what they mean for organic animals.`}
        placeholder={t`This ranch isn’t organic`}
        options={Object.entries(RULE_SET_NAMES).map(([value, label]) => ({ value, label }))}
      />
    </FormDialog>
  );
}

/** The same, to be read. */
export function RanchSettingsFacts({ ranch: { data } }: RanchSettingsProps) {
  const weight = usePersonsWeight();
  const { rest_target_growing_days: growing, rest_target_dormant_days: dormant } = data;
  const animal = inUnit(data.standard_weight_lb, weight);
  const intake = inUnit(data.standard_intake_lb, { ...weight, digits: 1 });
  return (
    <Facts>
      <dt>{t`Time zone`}</dt>
      <dd>{data.time_zone ?? t`Not set (UTC)`}</dd>
      <dt>{t`Standard animal`}</dt>
      <dd>{t`${animal}, eats ${intake} a day`}</dd>
      <dt>{t`Rest targets`}</dt>
      <dd>{t`${plural(growing, { other: '# days' })} while growing, ${dormant} while dormant`}</dd>
      <dt>{t`Utilization`}</dt>
      <dd>{data.utilisation_percent} %</dd>
      {data.rule_set !== null && (
        <>
          <dt>{t`Organic rules`}</dt>
          <dd>{wordOf(RULE_SET_NAMES, data.rule_set)}</dd>
        </>
      )}
    </Facts>
  );
}
