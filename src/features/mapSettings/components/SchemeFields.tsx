import { useFormikContext } from 'formik';
import type { MapSettings, ScaledScheme } from '@contract/people/mapSettings';
import type { MapSettingsValues } from '@contract/people/mapSettingsForm';
import { t } from '@domain/words';
import { Field } from '@shared/forms/Field';
import { isScaled } from '../bands';
import { measureOf } from '../measures';
import { ColorField } from './ColorField';
import styles from './MapSettingsForm.module.css';

function ScaleFields({ scheme, unit }: { scheme: ScaledScheme; unit: string }) {
  return (
    <fieldset className={styles.scale}>
      <legend>{t`Thresholds and colors`}</legend>
      <Field name={`${scheme}.low`} label={t`Low threshold`} hint={unit} inputMode="decimal" autoComplete="off" />
      <Field name={`${scheme}.high`} label={t`High threshold`} hint={unit} inputMode="decimal" autoComplete="off" />
      <ColorField name={`${scheme}.below`} label={t`Color below`} picker={t`Pick the color of what is below`} />
      <ColorField name={`${scheme}.between`} label={t`Color between`} picker={t`Pick the color of what is between`} />
      <ColorField name={`${scheme}.above`} label={t`Color above`} picker={t`Pick the color of what is above`} />
    </fieldset>
  );
}

/** The values of the chosen scheme. Those of the others are kept out of view. */
export function SchemeFields({ units }: { units: MapSettings['units'] }) {
  const { scheme } = useFormikContext<MapSettingsValues>().values;
  if (isScaled(scheme)) return <ScaleFields scheme={scheme} unit={measureOf(scheme, units).unit} />;
  if (scheme === 'empty') return null;
  return <ColorField name="uniform.fill" label={t`Fill color`} picker={t`Pick the color of the fill`} />;
}
