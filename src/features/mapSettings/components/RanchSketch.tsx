import { useMemo } from 'react';
import type { MapSettings } from '@contract/people/mapSettings';
import { plural, t } from '@domain/words';
import { sketchOf } from '@shared/lib/sketch';
import { bandsBy, fillOf, legendOf, type BandKey } from '../bands';
import { mapInWords } from '../mapInWords';
import { measuredFor } from '../measured';
import { labelRoom } from '../labelRoom';
import type { SketchedPaddock, SketchedRanch } from '../SketchedRanch';
import { GROUND_COLORS } from './Ground';
import { Legend } from './Legend';
import { PlaceLayers } from './PlaceLayers';
import { SketchLabels } from './SketchLabels';
import styles from './SampleMap.module.css';

const FRAME = { width: 480, height: 300, margin: 12 };
/** From this many on nobody could read their names. */
const LABELED_MAX = 120;
/** Paths of a few paddocks each are drawn much faster than one of thousands. */
const PER_PATH = 32;

function drawn(paddocks: readonly SketchedPaddock[]) {
  const sketch = sketchOf(
    paddocks.map(({ shape }) => shape),
    FRAME,
  );
  return {
    sketch,
    paths: paddocks.map(({ shape }) => sketch.pathOf(shape)),
    rooms: paddocks.length > LABELED_MAX ? [] : paddocks.map(({ shape }) => labelRoom(shape, sketch)),
  };
}

/** Fences thin out with their number, or they would hide the colors. */
const fenceWidth = (count: number) => (count > 1_000 ? 0.3 : count > 100 ? 0.8 : 2);

/** What is drawn in one go: some paddocks of one band. */
function strokesOf(paths: readonly string[], bands: readonly BandKey[]): { band: BandKey; path: string }[] {
  const byBand = new Map<BandKey, string[]>();
  for (const [index, path] of paths.entries()) {
    const band = bands[index] ?? 'none';
    const ofBand = byBand.get(band);
    if (ofBand === undefined) byBand.set(band, [path]);
    else ofBand.push(path);
  }
  return [...byBand].flatMap(([band, ofBand]) =>
    Array.from({ length: Math.ceil(ofBand.length / PER_PATH) }, (_, part) => ({
      band,
      path: ofBand.slice(part * PER_PATH, (part + 1) * PER_PATH).join(''),
    })),
  );
}

/** The person's own ranch as these settings draw it, without what lies below it. */
export function RanchSketch({ ranch, settings }: { ranch: SketchedRanch; settings: MapSettings }) {
  const { paddocks, places, shapeless } = ranch;
  const { mapActiveLayers, mapPaddockOptions, mapSelectedColorScheme: scheme } = settings;
  const { sketch, paths, rooms } = useMemo(() => drawn(paddocks), [paddocks]);
  const measured = useMemo(() => paddocks.map(({ figures }) => measuredFor(scheme, figures)), [paddocks, scheme]);
  const legend = legendOf(measured, settings);
  const count = paddocks.length;
  const name = t`Your ranch from above: ${plural(count, { one: '# paddock', other: '# paddocks' })}`;
  return (
    <figure className={styles.map}>
      <svg
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
        role="img"
        aria-label={mapInWords(name, legend, settings)}
        fillRule="evenodd"
      >
        <rect width={FRAME.width} height={FRAME.height} fill={GROUND_COLORS[mapActiveLayers.mapLayer]} />
        <g
          stroke={mapPaddockOptions.fenceColor}
          strokeWidth={fenceWidth(paddocks.length)}
          strokeLinejoin="round"
          fillOpacity={mapPaddockOptions.paddockOpacity}
        >
          {strokesOf(paths, measured.map(bandsBy(settings))).map(({ band, path }, index) => (
            <path key={index} data-band={band} d={path} fill={fillOf(band, settings) ?? 'none'} />
          ))}
        </g>
        <PlaceLayers layers={mapActiveLayers.objectLayers} places={places} sketch={sketch} />
        <SketchLabels paddocks={paddocks} rooms={rooms} settings={settings} />
      </svg>
      <figcaption>
        {shapeless === 0
          ? t`Your ranch, in your colors`
          : t`Your ranch, in your colors, without ${plural(shapeless, { one: '# paddock that has', other: '# paddocks that have' })} no shape yet`}
      </figcaption>
      <Legend legend={legend} settings={settings} hasCounts />
    </figure>
  );
}
