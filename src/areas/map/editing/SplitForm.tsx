import { Fragment } from 'react';
import { foldWhiteSpace } from '@contract/text/text';
import { areaAcres } from '@domain/geometry/area';
import type { Shape } from '@domain/geometry/Position';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { TakenName } from '@records/components/TakenName';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { inUnit } from '@shared/units/units';
import { PartsAsChoice, type PartsAs } from './PartsAsChoice';
import type { Part } from './replacing';
import { useNameRules } from './useNameRules';

type SplitValues = Record<string, string>;

interface SplitFormProps {
  name: string;
  parts: readonly Shape[];
  /** What they can be, the one to begin with first. */
  choices: readonly PartsAs[];
  onSave: (parts: readonly Part[], as: PartsAs) => void;
  onClose: () => void;
}

/** Names the parts of a paddock that was split, and says what they are to be. */
export function SplitForm({ name, parts, choices, onSave, onClose }: SplitFormProps) {
  const { area } = usePersonsUnits();
  const numbered = parts.map((shape, index) => ({ number: index + 1, field: `part_${index + 1}`, shape }));
  const fields = numbered.map(({ field }) => field);
  const rules = useNameRules(fields);
  const initialValues: SplitValues = {
    ...Object.fromEntries(numbered.map(({ number, field }) => [field, `${name} ${number}`])),
    as: choices[0] ?? 'paddocks',
  };
  const save = (values: SplitValues) =>
    onSave(
      numbered.map(({ field, shape }) => ({ shape, name: foldWhiteSpace(values[field] ?? '') })),
      values.as === 'subdivisions' ? 'subdivisions' : 'paddocks',
    );
  return (
    <FormDialog title={t`Split ${name}`} initialValues={initialValues} rules={rules} onSave={save} onClose={onClose}>
      {numbered.map(({ number, field, shape }) => (
        <Fragment key={number}>
          <Field
            name={field}
            label={t`Name of part ${number}`}
            hint={inUnit(areaAcres(shape), { ...area, short: area.name })}
            autoComplete="off"
          />
          <TakenName field={field} />
        </Fragment>
      ))}
      <PartsAsChoice choices={choices} />
    </FormDialog>
  );
}
