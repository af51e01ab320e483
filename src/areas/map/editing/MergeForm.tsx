import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { foldWhiteSpace } from '@contract/text/text';
import { areaAcres } from '@domain/geometry/area';
import { boxesMeet, boxOf } from '@domain/geometry/box';
import { mergeShapes } from '@domain/geometry/mergeShapes';
import type { Shape } from '@domain/geometry/Position';
import { collator } from '@domain/language/language';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { Banner } from '@shared/components/Banner';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { RadioGroup } from '@shared/forms/RadioGroup';
import { inUnit } from '@shared/units/units';
import type { Part } from './replacing';
import type { Paddock } from './shapeChanges';
import { useNameRules } from './useNameRules';

interface Neighbor {
  readonly paddock: Paddock;
  /** Both as one. */
  readonly merged: Shape;
}

/** The paddocks that share a fence with a shape, by their names. */
function neighborsOf(shape: Shape, others: readonly Paddock[]): Neighbor[] {
  const box = boxOf(shape);
  return others
    .flatMap((paddock): Neighbor[] => {
      const other = paddock.data.shape;
      if (other === null || !boxesMeet(box, boxOf(other))) return [];
      const merged = mergeShapes([shape, other]);
      return 'problem' in merged ? [] : [{ paddock, merged: merged.shape }];
    })
    .sort((one, other) => collator.compare(one.paddock.data.name, other.paddock.data.name));
}

/** How large the paddock would be. */
function Size({ neighbors }: { neighbors: readonly Neighbor[] }) {
  const { values } = useFormikContext<Record<string, string>>();
  const { area } = usePersonsUnits();
  const chosen = neighbors.find(({ paddock }) => paddock.uuid === values.with);
  if (chosen === undefined) return null;
  const size = inUnit(areaAcres(chosen.merged), { ...area, short: area.name });
  return <p>{t`Together they have ${size}.`}</p>;
}

interface MergeFormProps {
  paddock: Paddock;
  shape: Shape;
  /** Live ones that are parts of the same paddock, or of none. */
  others: readonly Paddock[];
  onSave: (old: readonly Paddock[], part: Part) => void;
  onClose: () => void;
}

/** Makes one paddock of two that share a fence: both are retired with their history, and the new one begins now. */
export function MergeForm({ paddock, shape, others, onSave, onClose }: MergeFormProps) {
  const neighbors = useMemo(() => neighborsOf(shape, others), [shape, others]);
  const rules = useNameRules(['name', 'with']);
  const { name } = paddock.data;
  const save = (values: Record<string, string>) => {
    const chosen = neighbors.find(({ paddock: { uuid } }) => uuid === values.with);
    if (chosen === undefined) return;
    onSave([paddock, chosen.paddock], { name: foldWhiteSpace(values.name ?? ''), shape: chosen.merged });
  };
  return (
    <FormDialog
      title={t`Merge ${name}`}
      initialValues={{ name, with: neighbors[0]?.paddock.uuid ?? '' }}
      rules={rules}
      onSave={save}
      onClose={onClose}
    >
      {neighbors.length === 0 ? (
        <Banner look="info">{t`No paddock shares a fence with ${name}.`}</Banner>
      ) : (
        <>
          <p>{t`Both are retired, and their history stays with them. The new paddock begins now.`}</p>
          <RadioGroup
            name="with"
            legend={t({ message: 'With', comment: 'Which paddock is merged with it: one of the names below' })}
            options={neighbors.map(({ paddock: { uuid, data } }) => ({ value: uuid, label: data.name }))}
            isNarrow
          />
          <Size neighbors={neighbors} />
          <Field name="name" label={t`Name`} autoComplete="off" />
        </>
      )}
    </FormDialog>
  );
}
