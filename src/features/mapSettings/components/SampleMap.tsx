import type { MapSettings } from '@contract/people/mapSettings';
import { t } from '@domain/words';
import { SAMPLE_RANCH } from '../sampleRanch';
import { describe, sampleFill, sampleLegend, valueOf } from '../sampleColors';
import { Ground } from './Ground';
import { Legend } from './Legend';
import { ObjectLayers } from './ObjectLayers';
import { PaddockLabel } from './PaddockLabel';
import styles from './SampleMap.module.css';

/** A made-up ranch as these settings draw it. */
export function SampleMap({ settings }: { settings: MapSettings }) {
  const { mapActiveLayers, mapPaddockOptions } = settings;
  return (
    <figure className={styles.map}>
      <svg viewBox="0 0 480 300" role="img" aria-label={describe(settings)}>
        <Ground layer={mapActiveLayers.mapLayer} />
        <g
          stroke={mapPaddockOptions.fenceColor}
          strokeWidth="2.5"
          strokeLinejoin="round"
          fillOpacity={mapPaddockOptions.paddockOpacity}
        >
          {SAMPLE_RANCH.map((paddock) => (
            <path
              key={paddock.name}
              data-paddock={paddock.name}
              d={paddock.shape}
              fill={sampleFill(paddock, settings)}
            />
          ))}
        </g>
        <ObjectLayers layers={mapActiveLayers.objectLayers} />
        {SAMPLE_RANCH.map((paddock) => (
          <PaddockLabel key={paddock.name} paddock={paddock} value={valueOf(paddock, settings)} />
        ))}
      </svg>
      <figcaption>{t`A sample ranch, in your colors`}</figcaption>
      <Legend legend={sampleLegend(settings)} settings={settings} />
    </figure>
  );
}
