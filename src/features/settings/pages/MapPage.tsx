import { MapSettingsForm } from '@features/mapSettings';
import { useMapSettings } from '@features/user/useMapSettings';
import { useSettingsSave } from '@features/user/useSettingsSave';
import { Lead, Page } from '@shared/components/Page';
import { SettingsNav } from '../components/SettingsNav';

/** How the person's map looks. */
export default function MapPage() {
  const settings = useMapSettings();
  const [request, save] = useSettingsSave();
  return (
    <Page width="wide">
      <h1>Your map</h1>
      <SettingsNav />
      <Lead>What the colours mean is yours to choose. Everyone on your crew keeps their own.</Lead>
      <MapSettingsForm settings={settings} request={request} onSave={(look) => save({ ...look })} button="Save" />
    </Page>
  );
}
