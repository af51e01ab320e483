import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { dateOfDay } from '@domain/grazing/time';
import { SCHEMES } from '@features/mapSettings/options';
import { selectRanch } from '@features/user';
import { useNames } from '@records/useHerds';
import { PageTitle } from '@shared/components/PageTitle';
import { useDialogInAddress } from '@shared/lib/useDialogInAddress';
import { DayDock } from '../components/DayDock';
import { DragGhost } from '../components/DragGhost';
import { HerdsBeside } from '../components/HerdsBeside';
import { ItemPanel } from '../components/ItemPanel';
import { LookBar } from '../components/LookBar';
import { MapCanvas } from '../components/MapCanvas';
import { MapDialogs } from '../components/MapDialogs';
import { MapLegend } from '../components/MapLegend';
import { MapList } from '../components/MapList';
import { MapTools } from '../components/MapTools';
import type { HerdDrag, RanchMap, RanchMapEvents } from '../land/RanchMap';
import { useLookInPlace } from '../useLookInPlace';
import { OF_MAP, placeParams, useMapAddress } from '../useMapAddress';
import { useMapLand } from '../useMapLand';
import { useMapWhen } from '../useMapWhen';
import styles from './MapPage.module.css';

/** The ranch from above: its paddocks by what is asked of them, its herds, on any day. */
export default function MapPage() {
  const ranch = useSelector(selectRanch);
  const nameOf = useNames();
  const address = useMapAddress();
  const dialog = useDialogInAddress(OF_MAP);
  const { settings, change } = useLookInPlace(address.scheme);
  const { when, first, last, day, isToday } = useMapWhen(address.seasonUuid, address.date);
  const shown = useMapLand(when, settings, address.paddockUuid);
  const [map, setMap] = useState<RanchMap | null>(null);
  const [start] = useState(address.place);
  const [drag, setDrag] = useState<HerdDrag | null>(null);

  const choose = (paddock: string | null) => address.change({ paddock });
  const events: RanchMapEvents = {
    onPress: choose,
    onPlace: (place) => address.change(placeParams(place)),
    onDrag: setDrag,
    onDrop: (herds, to) => dialog.open('move', { to, herd: herds[0] ?? '' }),
    onTrouble: () => undefined,
  };
  const scheme = SCHEMES.find(({ value }) => value === settings.mapSelectedColorScheme)?.label ?? '';
  const name = useMemo(() => {
    const selected = address.paddockUuid === null ? '' : `. ${nameOf(address.paddockUuid)} is selected`;
    return `Map of ${ranch?.name ?? 'the ranch'}, ${shown.land.length} paddocks by ${scheme.toLowerCase()}${selected}`;
  }, [ranch, shown.land, scheme, address.paddockUuid, nameOf]);

  return (
    <main className={styles.page}>
      <PageTitle title="Map" />
      <h1 className={styles.title}>Map</h1>
      <div className={styles.stage}>
        <MapCanvas
          name={name}
          land={shown.land}
          look={shown.look}
          labels={shown.labels}
          pins={shown.pins}
          tiles={undefined}
          start={start}
          events={events}
          onMap={setMap}
        />
        {drag !== null && <DragGhost {...drag} />}
        <div className={styles.top}>
          <LookBar
            settings={settings}
            hasBackgrounds={false}
            onLook={(look) => {
              if (look.mapSelectedColorScheme !== undefined) address.change({ scheme: look.mapSelectedColorScheme });
              change(look);
            }}
          />
        </div>
        <div className={styles.zoom}>
          <button type="button" aria-label="Zoom in" onClick={() => map?.zoomBy(1)}>
            +
          </button>
          <button type="button" aria-label="Zoom out" onClick={() => map?.zoomBy(-1)}>
            −
          </button>
          <button type="button" aria-label="Show the whole ranch" onClick={() => map?.showAll()}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
            </svg>
          </button>
        </div>
        <MapTools map={map} drawUuid={address.drawUuid} onDrawn={() => address.change({ draw: null })}>
          <div className={styles.dock}>
            <MapLegend name={scheme} bands={shown.legend} opacity={settings.mapPaddockOptions.paddockOpacity} />
            <DayDock
              first={first}
              last={last}
              day={day}
              isToday={isToday}
              onDay={(chosen) => address.change({ date: chosen === null ? null : dateOfDay(chosen) })}
            />
          </div>
        </MapTools>
      </div>
      <aside className={styles.panel} aria-label="Paddocks and herds">
        {address.paddockUuid !== null && shown.figures.paddocks.has(address.paddockUuid) ? (
          <ItemPanel
            key={address.paddockUuid}
            uuid={address.paddockUuid}
            figures={shown.figures}
            open={dialog.open}
            onClose={() => choose(null)}
          />
        ) : (
          <>
            <HerdsBeside open={dialog.open} />
            <MapList
              paddocks={shown.listed}
              onChoose={(uuid) => {
                choose(uuid);
                map?.showAll(uuid);
              }}
            />
          </>
        )}
      </aside>
      <MapDialogs dialog={dialog} paddockUuid={address.paddockUuid} />
    </main>
  );
}
