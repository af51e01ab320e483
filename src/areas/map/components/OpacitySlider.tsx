import type { MapSettings } from '@contract/people/mapSettings';
import { t } from '@domain/words';

interface OpacitySliderProps {
  settings: MapSettings;
  onLook: (look: Partial<MapSettings>) => void;
}

/** How strong the colors of the paddocks are. */
export function OpacitySlider({ settings: { mapPaddockOptions }, onLook }: OpacitySliderProps) {
  return (
    <label>
      <span>{t`Paddock opacity`}</span>
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={mapPaddockOptions.paddockOpacity}
        onChange={({ target }) =>
          onLook({ mapPaddockOptions: { ...mapPaddockOptions, paddockOpacity: Number(target.value) } })
        }
      />
    </label>
  );
}
