import { useFormikContext } from 'formik';
import { useDeferredValue, useMemo, useState } from 'react';
import { readShapeText, writeShapeText } from '@domain/formats/shapeText';
import { areaAcres } from '@domain/geometry/area';
import type { Shape } from '@domain/geometry/Position';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import type { DataOf } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { useNames } from '@records/useHerds';
import { Banner } from '@shared/components/Banner';
import { FormDialog } from '@shared/forms/FormDialog';
import { lazyRules } from '@shared/forms/rules';
import { TextArea } from '@shared/forms/TextArea';
import { inUnit } from '@shared/units/units';
import { overlapsInWords } from './shapeChanges';

interface CoordinatesValues {
  coordinates: string;
}

interface CoordinatesFormProps {
  /** The name of the paddock whose shape it is; without one it is a new paddock's. */
  name?: string | undefined;
  shape: Shape | null;
  /** The shapes of the other paddocks, by uuid. */
  others: ReadonlyMap<string, Shape>;
  onSave: (shape: Shape) => void;
  onClose: () => void;
}

/** How large the typed shape is, and on what it lies. */
function Typed({ others }: Pick<CoordinatesFormProps, 'others'>) {
  const { values } = useFormikContext<CoordinatesValues>();
  const text = useDeferredValue(values.coordinates);
  const nameOf = useNames();
  const { area } = usePersonsUnits();
  const read = useMemo(() => readShapeText(text), [text]);
  if ('problem' in read) return null;
  const size = inUnit(areaAcres(read.shape), { ...area, short: area.name });
  return (
    <>
      <p>{t`It has ${size}.`}</p>
      {overlapsInWords(read.shape, others, nameOf, area).map((warning) => (
        <Banner key={warning} look="warn">
          {warning}
        </Banner>
      ))}
    </>
  );
}

const valuesOf = ({ shape }: Pick<DataOf<'paddock'>, 'shape'>): CoordinatesValues => ({
  coordinates: shape === null ? '' : writeShapeText(shape),
});

/** The shape of a paddock as coordinates, typed or pasted: the way to draw without a pointer. */
export function CoordinatesForm({ name, shape, others, onSave, onClose }: CoordinatesFormProps) {
  const [rules] = useState(() => lazyRules(() => import('./coordinatesRules').then((made) => made.coordinatesRules())));
  const [initialValues] = useState(() => valuesOf({ shape }));
  const save = ({ coordinates }: CoordinatesValues) => {
    const read = readShapeText(coordinates);
    if ('shape' in read) onSave(read.shape);
  };
  return (
    <FormDialog
      title={name === undefined ? t`Type coordinates` : t`Coordinates of ${name}`}
      initialValues={initialValues}
      rules={rules}
      onSave={save}
      onClose={onClose}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <TextArea
        name="coordinates"
        label={t`Coordinates`}
        hint={t`A corner on each line, latitude first: 41.93, -101.62. GeoJSON and WKT can be pasted too.`}
      />
      <Typed others={others} />
    </FormDialog>
  );
}
