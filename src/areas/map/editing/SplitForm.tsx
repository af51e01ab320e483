import { Fragment } from 'react';
import { foldWhiteSpace } from '@contract/text/text';
import { areaAcres } from '@domain/geometry/area';
import type { Shape } from '@domain/geometry/Position';
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
  const fields = parts.map((_, index) => `part_${index + 1}`);
  const rules = useNameRules(fields);
  const initialValues: SplitValues = {
    ...Object.fromEntries(fields.map((field, index) => [field, `${name} ${index + 1}`])),
    as: choices[0] ?? 'paddocks',
  };
  const save = (values: SplitValues) =>
    onSave(
      parts.map((shape, index) => ({ shape, name: foldWhiteSpace(values[`part_${index + 1}`] ?? '') })),
      values.as === 'subdivisions' ? 'subdivisions' : 'paddocks',
    );
  return (
    <FormDialog title={`Split ${name}`} initialValues={initialValues} rules={rules} onSave={save} onClose={onClose}>
      {parts.map((shape, index) => (
        <Fragment key={index}>
          <Field
            name={`part_${index + 1}`}
            label={`Name of part ${index + 1}`}
            hint={inUnit(areaAcres(shape), { ...area, short: area.name })}
            autoComplete="off"
          />
          <TakenName field={`part_${index + 1}`} />
        </Fragment>
      ))}
      <PartsAsChoice choices={choices} />
    </FormDialog>
  );
}
