import { useFormikContext } from 'formik';
import { useDeferredValue, useMemo } from 'react';
import { foldWhiteSpace } from '@contract/text/text';
import { areaAcres } from '@domain/geometry/area';
import { cutLane } from '@domain/geometry/cutLane';
import type { Position, Shape } from '@domain/geometry/Position';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { TakenName } from '@records/components/TakenName';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { useRecordRules } from '@shared/forms/recordRules';
import { lengthUnit } from '@shared/units/lengthInWords';
import { storedFrom, typedProblem } from '@shared/units/typedNumbers';
import { inUnit } from '@shared/units/units';
import { PartsAsChoice, type PartsAs } from './PartsAsChoice';
import type { Part } from './replacing';

/** The names of what a cut leaves, the lane first, and its width as it was typed. */
interface LaneValues {
  width: string;
  lane: string;
  part_1: string;
  part_2: string;
  as: string;
}

type Name = 'lane' | 'part_1' | 'part_2';

interface LaneFormProps {
  name: string;
  shape: Shape;
  /** The middle of the lane. */
  line: readonly Position[];
  /** What the parts can be, the one to begin with first. */
  choices: readonly PartsAs[];
  onSave: (parts: readonly Part[], as: PartsAs) => void;
  onClose: () => void;
}

/** What the lane and what lies beside it have, by the width that is typed. */
function Names({ shape, line }: Pick<LaneFormProps, 'shape' | 'line'>) {
  const { values } = useFormikContext<LaneValues>();
  const { area, isMetric } = usePersonsUnits();
  const width = useDeferredValue(values.width);
  const cut = useMemo(
    () => cutLane(shape, line, storedFrom(width, lengthUnit(isMetric)) ?? NaN),
    [shape, line, width, isMetric],
  );
  const shapes: Readonly<Record<Name, Shape>> | undefined =
    'problem' in cut ? undefined : { lane: cut.lane, part_1: cut.parts[0], part_2: cut.parts[1] };
  const size = (name: Name) =>
    shapes === undefined ? {} : { hint: inUnit(areaAcres(shapes[name]), { ...area, short: area.name }) };
  return (
    <>
      <Field name="lane" label={t`Name of the lane`} {...size('lane')} autoComplete="off" />
      <TakenName field="lane" />
      <Field name="part_1" label={t`Name of part 1`} {...size('part_1')} autoComplete="off" />
      <TakenName field="part_1" />
      <Field name="part_2" label={t`Name of part 2`} {...size('part_2')} autoComplete="off" />
      <TakenName field="part_2" />
    </>
  );
}

/** How wide the lane through a paddock is, and what it and the parts beside it are called. */
export function LaneForm({ name, shape, line, choices, onSave, onClose }: LaneFormProps) {
  const { isMetric } = usePersonsUnits();
  const unit = lengthUnit(isMetric);
  const cutBy = ({ width }: LaneValues) => cutLane(shape, line, storedFrom(width, unit) ?? NaN);
  const rules = useRecordRules<LaneValues>(
    () => import('./nameRules').then(({ nameRules }) => nameRules(['lane', 'part_1', 'part_2'])),
    (values) => ({
      lane: foldWhiteSpace(values.lane),
      part_1: foldWhiteSpace(values.part_1),
      part_2: foldWhiteSpace(values.part_2),
    }),
    (values) => {
      const cut = cutBy(values);
      return 'problem' in cut ? { width: typedProblem(values.width, unit) ?? cut.problem } : {};
    },
  );
  const initialValues: LaneValues = {
    width: isMetric ? '8' : '25',
    lane: t({ message: `${name} lane`, comment: 'The name of a new lane, after its paddock' }),
    part_1: `${name} 1`,
    part_2: `${name} 2`,
    as: choices[0] ?? 'paddocks',
  };
  const save = (values: LaneValues) => {
    const cut = cutBy(values);
    if ('problem' in cut) return;
    const parts: Part[] = [
      { shape: cut.parts[0], name: foldWhiteSpace(values.part_1) },
      { shape: cut.parts[1], name: foldWhiteSpace(values.part_2) },
      { shape: cut.lane, name: foldWhiteSpace(values.lane) },
    ];
    onSave(parts, values.as === 'subdivisions' ? 'subdivisions' : 'paddocks');
  };
  return (
    <FormDialog
      title={t`Cut a lane through ${name}`}
      initialValues={initialValues}
      rules={rules}
      onSave={save}
      onClose={onClose}
    >
      <Field
        name="width"
        label={isMetric ? t`Width in meters` : t`Width in feet`}
        inputMode="decimal"
        autoComplete="off"
      />
      <Names shape={shape} line={line} />
      <PartsAsChoice choices={choices} />
    </FormDialog>
  );
}
