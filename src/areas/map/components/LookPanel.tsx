import { Link } from 'react-router';
import { OBJECT_LAYERS, type MapSettings } from '@contract/people/mapSettings';
import { t } from '@domain/words';
import { LAYER_NAMES } from '@features/mapSettings/options';
import { pickable } from '@features/mapSettings/pickable';
import { KeepGround } from '@records/ground/KeepGround';
import { LiveCheckbox } from '@shared/forms/LiveCheckbox';
import { appPaths } from '@shared/paths';
import styles from './LookPanel.module.css';
import { OpacitySlider } from './OpacitySlider';

interface LookPanelProps {
  settings: MapSettings;
  onLook: (look: Partial<MapSettings>) => void;
}

/** What else is shown and how, changed in place: fences, layers, and where there is no room beside it the opacity. */
export function LookPanel({ settings, onLook }: LookPanelProps) {
  const { mapPaddockOptions, mapActiveLayers } = settings;
  const { objectLayers } = mapActiveLayers;
  const show = (layer: string, isOn: boolean) => {
    const others = objectLayers.filter((each) => each !== layer);
    onLook({ mapActiveLayers: { ...mapActiveLayers, objectLayers: isOn ? [...others, layer] : others } });
  };
  return (
    <div className={styles.panel} role="group" aria-label={t`How the map looks`}>
      <div className={styles.opacity}>
        <OpacitySlider settings={settings} onLook={onLook} />
      </div>
      <label className={styles.color}>
        <span>{t`Fence color`}</span>
        <input
          type="color"
          value={pickable(mapPaddockOptions.fenceColor)}
          onChange={({ target }) => onLook({ mapPaddockOptions: { ...mapPaddockOptions, fenceColor: target.value } })}
        />
      </label>
      {OBJECT_LAYERS.map((layer) => (
        <LiveCheckbox
          key={layer}
          label={LAYER_NAMES[layer]}
          checked={objectLayers.includes(layer)}
          onChange={(isOn) => show(layer, isOn)}
        />
      ))}
      <KeepGround layer={mapActiveLayers.mapLayer} />
      <Link to={appPaths.settingsMap}>{t`All settings of the map`}</Link>
    </div>
  );
}
