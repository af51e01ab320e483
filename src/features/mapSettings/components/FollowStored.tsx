import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { MapSettings } from '@contract/mapSettings';
import type { MapSettingsValues } from '@contract/mapSettingsForm';
import { formValues } from '../formValues';

/** The form may open on what this browser remembers: until it is changed, it takes over what the server says then. */
export function FollowStored({ settings }: { settings: MapSettings }) {
  const { dirty, resetForm } = useFormikContext<MapSettingsValues>();
  useEffect(() => {
    if (!dirty) resetForm({ values: formValues(settings) });
  }, [dirty, resetForm, settings]);
  return null;
}
