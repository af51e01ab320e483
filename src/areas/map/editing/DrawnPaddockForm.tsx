import { useState } from 'react';
import { foldWhiteSpace } from '@contract/text/text';
import { areaAcres } from '@domain/geometry/area';
import type { Shape } from '@domain/geometry/Position';
import { sizeWarning } from '@domain/geometry/sizeWarning';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { Banner } from '@shared/components/Banner';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { recordRules } from '@shared/forms/recordRules';
import { inUnit } from '@shared/units/units';
import { TakenName } from '@records/components/TakenName';
import { namedPaddock } from '@records/namedPaddock';
import { DrawnShape } from './DrawnShape';

interface DrawnValues {
  name: string;
}

interface DrawnPaddockFormProps {
  shape: Shape;
  /** The shapes of the other paddocks, by uuid. */
  others: ReadonlyMap<string, Shape>;
  /** What is odd about where it lies, a sentence each. */
  warnings: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Names a paddock that was drawn. */
export function DrawnPaddockForm({ shape, others, warnings, onSave, onClose }: DrawnPaddockFormProps) {
  const { area } = usePersonsUnits();
  const [rules] = useState(() =>
    recordRules<DrawnValues>(
      () => import('@contract/grazing/paddock').then(({ paddockSchema }) => paddockSchema),
      ({ name }) => namedPaddock(foldWhiteSpace(name), shape),
    ),
  );
  const odd = sizeWarning(shape);
  const size = inUnit(areaAcres(shape), { ...area, short: area.name });
  return (
    <FormDialog
      title={t`Add paddock`}
      initialValues={{ name: '' }}
      rules={rules}
      onSave={({ name }) => onSave(foldWhiteSpace(name))}
      onClose={onClose}
    >
      <DrawnShape shape={shape} others={others} />
      <p>{t`It has ${size}.`}</p>
      {[...(odd === undefined ? [] : [odd]), ...warnings].map((warning) => (
        <Banner key={warning} look="warn">
          {warning}
        </Banner>
      ))}
      <Field name="name" label={t`Name`} autoComplete="off" autoCapitalize="words" />
      <TakenName field="name" />
    </FormDialog>
  );
}
