import { useEffect, useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router';
import type { MapSettings } from '@contract/people/mapSettings';
import { SCHEMES } from '@features/mapSettings/options';
import { useMapTiles } from '@features/mapSettings/useMapTiles';
import { selectRanch } from '@features/user';
import { useMapSettings } from '@features/user/useMapLook';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { Button } from '@shared/components/Button';
import { Page } from '@shared/components/Page';
import { PageHead } from '@shared/components/PageHead';
import { PageTitle } from '@shared/components/PageTitle';
import { saveBlob } from '@shared/lib/saveFile';
import { appPaths } from '@shared/paths';
import { inUnit, numberInWords } from '@shared/units/units';
import { MapCanvas } from '../components/MapCanvas';
import { MapLegend } from '../components/MapLegend';
import { ScaleBar } from '../components/ScaleBar';
import type { RanchMap } from '../land/RanchMap';
import { copyOf } from '../print/copyOf';
import { paintSheet, type Sheet } from '../print/paintSheet';
import { scaleOf } from '../scale';
import { useMapAddress } from '../useMapAddress';
import { useMapLand } from '../useMapLand';
import { useMapPlaces } from '../useMapPlaces';
import { useMapWhen } from '../useMapWhen';
import { wordsOfDay } from '../wordsOfDay';
import styles from './MapPrintPage.module.css';

/** Sharp on paper, whatever the screen is. */
const SHEET = { pixelRatio: 2 };
const SCALE_PX = 140;
const NOTHING = () => undefined;

/** The map as its address says, on a sheet with legend, scale and date: printed, or taken as a picture. */
export default function MapPrintPage() {
  const ranch = useSelector(selectRanch);
  const { search } = useLocation();
  const { area, isMetric } = usePersonsUnits();
  const address = useMapAddress();
  const stored = useMapSettings();
  const scheme = address.scheme ?? stored.mapSelectedColorScheme;
  const settings = useMemo((): MapSettings => ({ ...stored, mapSelectedColorScheme: scheme }), [stored, scheme]);
  const { when, day } = useMapWhen(address.seasonUuid, address.date);
  const tiles = useMapTiles()[settings.mapActiveLayers.mapLayer];
  const shown = useMapLand(when, settings, null);
  const { places } = useMapPlaces(settings);
  const [map, setMap] = useState<RanchMap | null>(null);
  const [start] = useState(address.place);
  const [metresAPixel, setMetresAPixel] = useState(1);
  const [isInTrouble, setIsInTrouble] = useState(false);
  const [numberedUuids, setNumberedUuids] = useState<readonly string[]>([]);
  const sheet = useRef<HTMLCanvasElement>(null);

  const title = ranch?.name ?? '';
  const about = SCHEMES.find(({ value }) => value === scheme)?.label ?? '';
  const subtitle = `${about}, ${wordsOfDay(day)}`;
  const source = tiles?.attribution ?? '';
  const numbered = useMemo(() => {
    const shownAsNumber = new Set(numberedUuids);
    return shown.listed.filter(({ uuid }) => shownAsNumber.has(uuid)).map(({ number, name }) => `${number} ${name}`);
  }, [numberedUuids, shown.listed]);
  const sheetOn = (ground: string): Sheet => ({
    title,
    subtitle,
    bands: shown.legend.map(({ color, words, count, acres }) => ({
      color,
      words: `${words}: ${count === 1 ? '1 paddock' : `${numberInWords(count)} paddocks`}, ${acres === null ? `${area.name} not known` : inUnit(acres, { ...area, digits: 0 })}`,
    })),
    opacity: settings.mapPaddockOptions.paddockOpacity,
    numbered,
    scale: scaleOf(metresAPixel, SCALE_PX, isMetric),
    source,
    ground,
  });
  const paint = () => {
    const target = map?.map.getTargetElement();
    if (!target || sheet.current === null) return null;
    paintSheet(
      sheet.current,
      copyOf(target, SHEET.pixelRatio),
      sheetOn(getComputedStyle(target).backgroundColor),
      SHEET.pixelRatio,
    );
    return sheet.current;
  };
  const now = useRef(paint);
  useEffect(() => {
    now.current = paint;
  });
  // The browser's own menu prints too.
  useEffect(() => {
    const paintNow = () => void now.current();
    window.addEventListener('beforeprint', paintNow);
    return () => window.removeEventListener('beforeprint', paintNow);
  }, []);
  const save = () => paint()?.toBlob((picture) => picture && saveBlob(`${title || 'ranch'} ${subtitle}.png`, picture));

  return (
    <Page width="wide">
      <PageTitle title="Print the map" />
      <div className={styles.screen}>
        <PageHead
          above={
            <Link className={styles.back} to={`${appPaths.map}${search}`}>
              Back to the map
            </Link>
          }
          title="Print the map"
          lead="Move and zoom it until it shows what the sheet is to show."
          actions={
            <>
              <Button look="quiet" disabled={map === null} onClick={save}>
                Take as a picture
              </Button>
              <Button disabled={map === null} onClick={() => window.print()}>
                Print
              </Button>
            </>
          }
        />
        <section className={styles.sheet} aria-label="The sheet">
          <h2>{title}</h2>
          <p>{subtitle}</p>
          <div className={styles.map}>
            <MapCanvas
              name={`Map of ${title}, ${subtitle}`}
              land={shown.land}
              look={shown.look}
              labels={shown.labels}
              pins={shown.pins}
              places={places}
              here={null}
              tiles={tiles}
              start={start}
              sheet={SHEET}
              events={{
                onPress: NOTHING,
                onPlace: NOTHING,
                onDrag: NOTHING,
                onDrop: NOTHING,
                onView: (view) => setMetresAPixel(view.metresAPixel),
                onNumbered: setNumberedUuids,
                onTrouble: setIsInTrouble,
              }}
              onMap={setMap}
            />
          </div>
          <p role="status">
            {isInTrouble && 'The pictures of the ground do not come at present: the sheet is without them.'}
          </p>
          <MapLegend name={about} bands={shown.legend} opacity={settings.mapPaddockOptions.paddockOpacity} />
          {numbered.length > 0 && <p>{numbered.join(', ')}</p>}
          <div className={styles.foot}>
            <span>{source}</span>
            <ScaleBar metresAPixel={metresAPixel} />
          </div>
        </section>
      </div>
      <canvas ref={sheet} className={styles.paper} aria-hidden="true" />
    </Page>
  );
}
