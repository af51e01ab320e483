import { useState } from 'react';
import { foldWhiteSpace } from '@contract/text/text';
import { t } from '@domain/words';
import { TakenName } from '@records/components/TakenName';
import type { DataOf, Held } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { Field } from '@shared/forms/Field';
import { TextArea } from '@shared/forms/TextArea';
import { newPaddock, NEW_PADDOCK, numberRules, paddockValues, type PaddockValues } from '../paddockValues';
import { numberProblems } from '@shared/forms/numberRules';
import { recordRules } from '@shared/forms/recordRules';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { FormDialog } from '@shared/forms/FormDialog';

interface PaddockFormProps {
  title: string;
  /** The paddock that is edited; none for a new one. */
  paddock?: Held<DataOf<'paddock'>>;
  onSave: (values: PaddockValues) => void;
  onClose: () => void;
}

const addedInWords = (values: PaddockValues): string => {
  const paddock = foldWhiteSpace(values.name);
  return t`Added ${paddock}.`;
};

const NUMBER = { inputMode: 'decimal', autoComplete: 'off' } as const;

/** What a paddock is: its name and acres are enough, unless its acres are measured from its shape. */
export function PaddockForm({ title, paddock: held, onSave, onClose }: PaddockFormProps) {
  const { area, isMetric } = usePersonsUnits();
  const paddock = held?.data;
  const [initialValues] = useState(() => (paddock === undefined ? NEW_PADDOCK : paddockValues(paddock, area)));
  const hasShape = paddock !== undefined && paddock.shape !== null;
  const [rules] = useState(() =>
    recordRules<PaddockValues>(
      () => import('@contract/grazing/paddock').then(({ paddockSchema }) => paddockSchema),
      (values) => ({ ...newPaddock(values, area), shape: paddock?.shape ?? null }),
      (values) => ({
        ...numberProblems(values, numberRules(area)),
        ...(values.acres.trim() === '' &&
          !hasShape && { acres: isMetric ? t`Enter the hectares` : t`Enter the acres` }),
      }),
    ),
  );
  return (
    <FormDialog
      title={title}
      initialValues={initialValues}
      rules={rules}
      onSave={onSave}
      onClose={onClose}
      {...(paddock === undefined && { addedInWords })}
    >
      <ChangedBeneath valuesOf={(data: DataOf<'paddock'>) => paddockValues(data, area)} />
      <Field name="name" label={t`Name`} autoComplete="off" autoCapitalize="words" />
      <TakenName field="name" ownUuid={held?.uuid} />
      {!hasShape && <Field name="acres" label={isMetric ? t`Hectares` : t`Acres`} {...NUMBER} />}
      <Field
        name="grazeable_percent"
        label={t`Grazeable percent`}
        hint={t`How much of it animals can graze: less than 100 where there is rock, water or brush.`}
        {...NUMBER}
      />
      <Field
        name="rest_target_days"
        label={t`Rest target (optional)`}
        hint={t`Days of rest that make it ready. Without it the ranch’s target counts.`}
        inputMode="numeric"
        autoComplete="off"
      />
      <Field
        name="rating"
        label={t`Rating (optional)`}
        hint={t`From 1, poor, to 10.`}
        inputMode="numeric"
        autoComplete="off"
      />
      <Field name="grass_type" label={t`Grass type (optional)`} autoComplete="off" />
      <TextArea name="note" label={t`Note`} />
    </FormDialog>
  );
}
