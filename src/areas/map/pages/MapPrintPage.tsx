import { useEffect, useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router';
import type { MapSettings } from '@contract/people/mapSettings';
import { plural, t } from '@domain/words';
import { SCHEMES } from '@features/mapSettings/options';
import { selectRanch } from '@features/user';
import { useMapSettings } from '@features/user/useMapLook';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { Button } from '@shared/components/Button';
import { Page } from '@shared/components/Page';
import { PageHead } from '@shared/components/PageHead';
import { PageTitle } from '@shared/components/PageTitle';
import { saveBlob } from '@shared/lib/saveFile';
import { appPaths } from '@shared/paths';
import { inUnit } from '@shared/units/units';
import { MapCanvas } from '../components/MapCanvas';
import { MapLegend } from '../components/MapLegend';
import { ScaleBar } from '../components/ScaleBar';
import type { RanchMap } from '../land/RanchMap';
import { endsSo } from '../land/shortNames';
import { copyOf } from '../print/copyOf';
import { paintSheet, type Sheet } from '../print/paintSheet';
import { scaleOf } from '../scale';
import { useGround } from '../useGround';
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
  const { tiles } = useGround(settings.mapActiveLayers.mapLayer);
  const shown = useMapLand(when, settings, null);
  const { places } = useMapPlaces(settings);
  const [map, setMap] = useState<RanchMap | null>(null);
  const [start] = useState(address.place);
  const [metersAPixel, setMetersAPixel] = useState(1);
  const [isInTrouble, setIsInTrouble] = useState(false);
  const [shortenedUuids, setShortenedUuids] = useState<readonly string[]>([]);
  const sheet = useRef<HTMLCanvasElement>(null);

  const title = ranch?.name ?? '';
  const about = SCHEMES.find(({ value }) => value === scheme)?.label ?? '';
  const subtitle = `${about}, ${wordsOfDay(day)}`;
  const unknown = isMetric ? t`hectares unknown` : t`acres unknown`;
  const source = tiles?.attribution ?? '';
  const shortened = useMemo(() => {
    const isShortened = new Set(shortenedUuids);
    return shown.listed
      .filter(({ uuid, name, shortName }) => isShortened.has(uuid) && !endsSo(name, shortName))
      .map(({ name, shortName }) => `${shortName} ${name}`);
  }, [shortenedUuids, shown.listed]);
  const sheetOn = (ground: string): Sheet => ({
    title,
    subtitle,
    bands: shown.legend.map(({ color, words, count, acres }) => {
      const size = acres === null ? unknown : inUnit(acres, { ...area, digits: 0 });
      return { color, words: t`${words}: ${plural(count, { one: '# paddock', other: '# paddocks' })}, ${size}` };
    }),
    opacity: settings.mapPaddockOptions.paddockOpacity,
    shortened,
    scale: scaleOf(metersAPixel, SCALE_PX, isMetric),
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
  const fileName =
    title || t({ message: 'ranch', comment: 'In the name of a file: ranch Forage, Thu, Jul 16, 2026.png' });
  const save = () => paint()?.toBlob((picture) => picture && saveBlob(`${fileName} ${subtitle}.png`, picture));

  return (
    <Page width="wide">
      <PageTitle title={t`Print the map`} />
      <div className={styles.screen}>
        <PageHead
          above={
            <Link className={styles.back} to={`${appPaths.map}${search}`}>
              {t`Back to the map`}
            </Link>
          }
          title={t`Print the map`}
          lead={t`Pan and zoom until you see what you want to print.`}
          actions={
            <>
              <Button look="quiet" disabled={map === null} onClick={save}>
                {t`Save as image`}
              </Button>
              <Button disabled={map === null} onClick={() => window.print()}>
                {t`Print`}
              </Button>
            </>
          }
        />
        <section className={styles.sheet} aria-label={t`The sheet`}>
          <h2>{title}</h2>
          <p>{subtitle}</p>
          <div className={styles.map}>
            <MapCanvas
              name={t`Map of ${title}, ${subtitle}`}
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
                onView: (view) => setMetersAPixel(view.metersAPixel),
                onShortened: setShortenedUuids,
                onTrouble: setIsInTrouble,
              }}
              onMap={setMap}
            />
          </div>
          <p role="status">{isInTrouble && t`The background map isn’t loading, so it won’t be on the printout.`}</p>
          <MapLegend scheme={scheme} bands={shown.legend} opacity={settings.mapPaddockOptions.paddockOpacity} />
          {shortened.length > 0 && <p>{shortened.join(', ')}</p>}
          <div className={styles.foot}>
            <span>{source}</span>
            <ScaleBar metersAPixel={metersAPixel} />
          </div>
        </section>
      </div>
      <canvas ref={sheet} className={styles.paper} aria-hidden="true" />
    </Page>
  );
}
