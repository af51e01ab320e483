import type { MapSettings } from '@contract/people/mapSettings';
import { t } from '@domain/words';
import { legendOf } from '../bands';
import type { SketchedRanch } from '../SketchedRanch';
import { GROUND_COLORS } from './Ground';
import { Legend } from './Legend';
import { RanchSketch } from './RanchSketch';
import { SampleMap } from './SampleMap';
import styles from './SampleMap.module.css';

/** The ranch to show how the map looks: `awaited` while it is not known, `none` where it has no shape or is not here. */
export type PreviewedRanch = SketchedRanch | 'awaited' | 'none';

const ON_ITS_WAY = t`Your ranch is on its way`;

/** How the map looks with these settings: on the person's own ranch, or on a made-up one until theirs has a shape. */
export function RanchPreview({ ranch, settings }: { ranch: PreviewedRanch; settings: MapSettings }) {
  if (ranch === 'none') return <SampleMap settings={settings} />;
  if (ranch !== 'awaited') return <RanchSketch ranch={ranch} settings={settings} />;
  return (
    <figure className={styles.map}>
      <svg viewBox="0 0 480 300" role="img" aria-label={ON_ITS_WAY}>
        <rect width="480" height="300" fill={GROUND_COLORS[settings.mapActiveLayers.mapLayer]} />
      </svg>
      <figcaption>{ON_ITS_WAY}</figcaption>
      <Legend legend={legendOf([], settings)} settings={settings} />
    </figure>
  );
}
