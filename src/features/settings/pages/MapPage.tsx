import { MapSettingsForm } from '@features/mapSettings';
import { useMapSettings } from '@features/user/useMapSettings';
import { useSettingsSave } from '@features/user/useSettingsSave';
import { Lead } from '@shared/components/Page';
import { SettingsFrame } from '../components/SettingsFrame';

/** How the person's map looks. */
export default function MapPage() {
  const settings = useMapSettings();
  const [request, save] = useSettingsSave();
  return (
    <SettingsFrame title="Your map" width="wide">
      <Lead>What the colours mean is yours to choose. Everyone on your crew keeps their own.</Lead>
      <MapSettingsForm settings={settings} request={request} onSave={(look) => save({ ...look })} button="Save" />
    </SettingsFrame>
  );
}
