import { t } from '@domain/words';
import { MapSettingsForm } from '@features/mapSettings';
import { useLookSave, useMapSettings } from '@features/user/useMapLook';
import { usePreviewedRanch } from '@records/usePreviewedRanch';
import { Lead } from '@shared/components/Page';
import { SettingsFrame } from '@features/user/components/SettingsFrame';

/** How the person's map looks. */
export default function MapLookPage() {
  const settings = useMapSettings();
  const previewed = usePreviewedRanch();
  const [request, save] = useLookSave();
  return (
    <SettingsFrame title={t`Your map`} isWide>
      <Lead>{t`What the colors mean is yours to choose. Everyone on your crew keeps their own.`}</Lead>
      <MapSettingsForm
        settings={settings}
        ranch={previewed}
        request={request}
        onSave={(look) => save(look)}
        button={t`Save`}
      />
    </SettingsFrame>
  );
}
