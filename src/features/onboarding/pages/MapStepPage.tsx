import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import type { MapLook } from '@contract/mapSettings';
import { MapSettingsForm } from '@features/mapSettings';
import { useMapSettings } from '@features/user/useMapSettings';
import { useSettingsSave } from '@features/user/useSettingsSave';
import { appPaths } from '@shared/paths';
import styles from './MapStepPage.module.css';

/** The second step after signing up: how the person's map looks. Saved or skipped, it leads to the third. */
export default function MapStepPage() {
  const settings = useMapSettings();
  const [request, save] = useSettingsSave();
  const [isSent, setIsSent] = useState(false);
  const submit = (look: MapLook) => {
    setIsSent(true);
    save({ ...look });
  };
  // The step before saves by the same request, and may have just succeeded.
  if (isSent && request.status === 'succeeded') return <Navigate to={appPaths.onboardingStep3} />;
  return (
    <main className={styles.page}>
      <h1>How should your map read?</h1>
      <p className={styles.lead}>
        Pick what the colours mean. You can change this any time, and everyone on your crew keeps their own.
      </p>
      <MapSettingsForm
        settings={settings}
        request={request}
        onSave={submit}
        button="Save and go on"
        aside={
          <Link className={styles.skip} to={appPaths.onboardingStep3}>
            Skip for now
          </Link>
        }
      />
    </main>
  );
}
