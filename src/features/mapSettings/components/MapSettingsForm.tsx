import { useFormikContext } from 'formik';
import { type ReactNode, useEffect } from 'react';
import type { MapLook, MapSettings } from '@contract/people/mapSettings';
import type { MapSettingsValues } from '@contract/people/mapSettingsForm';
import { t } from '@domain/words';
import { Card } from '@shared/components/Card';
import { AskBeforeLeaving } from '@shared/forms/leaving';
import { CheckboxGroup } from '@shared/forms/CheckboxGroup';
import { Form } from '@shared/forms/Form';
import { RadioGroup } from '@shared/forms/RadioGroup';
import { SaveButton } from '@shared/forms/SaveButton';
import { nestedRules } from '@shared/forms/nestedRules';
import { lazyRules } from '@shared/forms/rules';
import type { RequestState } from '@shared/requestState';
import { formValues, lookOf } from '../formValues';
import { LAYERS, OBJECTS, SCHEMES } from '../options';
import { ColorField } from './ColorField';
import { RangeField } from './RangeField';
import { RanchPreview, type PreviewedRanch } from './RanchPreview';
import { SchemeFields } from './SchemeFields';
import styles from './MapSettingsForm.module.css';

/** The form may open on what this browser remembers: until it is changed, it takes over what the server says then. */
function FollowStored({ settings }: { settings: MapSettings }) {
  const { dirty, resetForm } = useFormikContext<MapSettingsValues>();
  useEffect(() => {
    if (!dirty) resetForm({ values: formValues(settings) });
  }, [dirty, resetForm, settings]);
  return null;
}

const rules = nestedRules(
  lazyRules(() =>
    import('@contract/people/mapSettingsForm').then(({ mapSettingsFormSchema }) => mapSettingsFormSchema),
  ),
);

/** The map as it would be with what stands in the form now. */
function Preview({ stored, ranch }: { stored: MapSettings; ranch: PreviewedRanch }) {
  const { values } = useFormikContext<MapSettingsValues>();
  return (
    <div className={styles.preview}>
      <RanchPreview ranch={ranch} settings={{ ...stored, ...lookOf(values, stored) }} />
    </div>
  );
}

interface MapSettingsFormProps {
  /** What is stored, and what the map falls back to where the form cannot be read. */
  settings: MapSettings;
  /** What the look is shown on. */
  ranch: PreviewedRanch;
  request: RequestState;
  onSave: (look: MapLook) => void;
  /** What the button says. */
  button: string;
  /** The document's title. */
  title?: string;
  /** Stands beside the button. */
  aside?: ReactNode;
}

/** How the map looks, beside a map that shows it. Thresholds are typed in the person's units and stored as specified. */
export function MapSettingsForm({
  settings,
  ranch,
  request,
  onSave,
  button,
  title = t`Map look`,
  aside,
}: MapSettingsFormProps) {
  return (
    <Form
      title={title}
      initialValues={formValues(settings)}
      rules={rules}
      request={request}
      onSubmit={(values) => onSave(lookOf(values, settings))}
    >
      <FollowStored settings={settings} />
      <AskBeforeLeaving request={request} />
      <div className={styles.halves}>
        <Preview stored={settings} ranch={ranch} />
        <div className={styles.fields}>
          <Card>
            <RadioGroup name="scheme" legend={t`Color scheme`} options={SCHEMES} isNarrow />
            <SchemeFields units={settings.units} />
            <RadioGroup name="mapLayer" legend={t`Background`} options={LAYERS} isNarrow />
            <CheckboxGroup legend={t`Object layers`} hint={t`What is drawn over the paddocks.`} options={OBJECTS} />
            <RangeField name="paddockOpacity" label={t`Paddock opacity`} min={0} max={1} step={0.05} />
            <ColorField
              name="fenceColor"
              label={t`Fence color`}
              picker={t`Pick the color of the fences`}
              hint={t`Pick it from the square, or type a name such as white`}
            />
            <SaveButton request={request} aside={aside}>
              {button}
            </SaveButton>
          </Card>
        </div>
      </div>
    </Form>
  );
}
