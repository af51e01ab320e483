import { MapSettingsForm } from '@features/mapSettings';
import { useMapSettings } from '@features/user/useMapSettings';
import { useSettingsSave } from '@features/user/useSettingsSave';
import { SettingsNav } from '../components/SettingsNav';
import styles from './MapPage.module.css';

/** How the person's map looks. */
export default function MapPage() {
  const settings = useMapSettings();
  const [request, save] = useSettingsSave();
  return (
    <main className={styles.page}>
      <h1>Your map</h1>
      <SettingsNav />
      <p className={styles.lead}>What the colours mean is yours to choose. Everyone on your crew keeps their own.</p>
      <MapSettingsForm settings={settings} request={request} onSave={(look) => save({ ...look })} button="Save" />
    </main>
  );
}
