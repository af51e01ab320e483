import { useFormikContext } from 'formik';
import type { MapSettings, ScaledScheme } from '@contract/people/mapSettings';
import type { MapSettingsValues } from '@contract/people/mapSettingsForm';
import { Field } from '@shared/forms/Field';
import { isScaled } from '../bands';
import { measureOf } from '../measures';
import { ColorField } from './ColorField';
import styles from './MapSettingsForm.module.css';

function ScaleFields({ scheme, unit }: { scheme: ScaledScheme; unit: string }) {
  return (
    <fieldset className={styles.scale}>
      <legend>Thresholds and colors</legend>
      <Field name={`${scheme}.low`} label="Low threshold" hint={unit} inputMode="decimal" autoComplete="off" />
      <Field name={`${scheme}.high`} label="High threshold" hint={unit} inputMode="decimal" autoComplete="off" />
      <ColorField name={`${scheme}.below`} label="Color below" picker="Pick the color of what is below" />
      <ColorField name={`${scheme}.between`} label="Color between" picker="Pick the color of what is between" />
      <ColorField name={`${scheme}.above`} label="Color above" picker="Pick the color of what is above" />
    </fieldset>
  );
}

/** The values of the chosen scheme. Those of the others are kept out of view. */
export function SchemeFields({ units }: { units: MapSettings['units'] }) {
  const { scheme } = useFormikContext<MapSettingsValues>().values;
  if (isScaled(scheme)) return <ScaleFields scheme={scheme} unit={measureOf(scheme, units).unit} />;
  if (scheme === 'empty') return null;
  return <ColorField name="uniform.fill" label="Fill color" picker="Pick the color of the fill" />;
}
