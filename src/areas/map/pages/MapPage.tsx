import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { dateOfDay } from '@domain/grazing/time';
import { t } from '@domain/words';
import type { PlaceKind } from '@features/mapSettings/placeLooks';
import { selectRanch } from '@features/user';
import { useRanchView } from '@records/useRanchView';
import { latePart } from '@shared/components/latePart';
import { PageTitle } from '@shared/components/PageTitle';
import { useLeaveQuestion } from '@shared/forms/leaving';
import { holdPage } from '@shared/lib/mayLeave';
import { useDialogInAddress } from '@shared/lib/useDialogInAddress';
import { appPaths } from '@shared/paths';
import { DayDock } from '../components/DayDock';
import { DragGhost } from '../components/DragGhost';
import { FirstPaddock } from '../components/FirstPaddock';
import { GroundNote } from '../components/GroundNote';
import { HiddenPlaces } from '../components/HiddenPlaces';
import { InHand } from '../components/InHand';
import { LookBar } from '../components/LookBar';
import { MapCanvas } from '../components/MapCanvas';
import { MapDialogs } from '../components/MapDialogs';
import { MapLegend } from '../components/MapLegend';
import { MapPanel } from '../components/MapPanel';
import { MapTools } from '../components/MapTools';
import { ScaleBar } from '../components/ScaleBar';
import { SeasonChoice } from '../components/SeasonChoice';
import { ZoomButtons } from '../components/ZoomButtons';
import { isWorkInHand } from '../editing/isWorkInHand';
import type { Tool } from '../editing/tools';
import { useEditing, type Editing } from '../editing/useEditing';
import { useHere } from '../here/useHere';
import type { HerdDrag, InView, Pressed, RanchMap, RanchMapEvents } from '../land/RanchMap';
import { mapInWords } from '../mapNames';
import { useGround } from '../useGround';
import { useLookInPlace } from '../useLookInPlace';
import { OF_MAP, placeParams, useMapAddress } from '../useMapAddress';
import { useMapLand } from '../useMapLand';
import { positionOf, useMapPlaces, withLayersOf } from '../useMapPlaces';
import { useMapWhen } from '../useMapWhen';
import { useMonitoringOnMap } from '../useMonitoringOnMap';
import { usePhotosOnMap } from '../usePhotosOnMap';
import { wordsOfDay } from '../wordsOfDay';
import styles from './MapPage.module.css';

const PhotoPins = latePart(() => import('../land/PhotoPins'));
const MonitoringPins = latePart(() => import('../land/MonitoringPins'));

/** The ranch from above: its paddocks by what is asked of them, its herds, on any day. */
export default function MapPage() {
  const ranch = useSelector(selectRanch);
  const { search } = useLocation();
  const { mayAddPaddocks } = useRanchView();
  const address = useMapAddress();
  const dialog = useDialogInAddress(OF_MAP);
  const { settings, change } = useLookInPlace(address.scheme);
  const { when, first, last, day, isToday } = useMapWhen(address.seasonUuid, address.date);
  const { tiles, hasBackgrounds } = useGround(settings.mapActiveLayers.mapLayer);
  const shown = useMapLand(when, settings, address.paddockUuid);
  const [map, setMap] = useState<RanchMap | null>(null);
  const [start] = useState(address.place);
  const [isInTrouble, setIsInTrouble] = useState(false);
  const [drag, setDrag] = useState<HerdDrag | null>(null);
  const [view, setView] = useState<InView>({ metersAPixel: 1, paddockUuids: [] });
  const { places, hiddenKinds } = useMapPlaces(settings);
  const { photos, hiddenKinds: hiddenPhotos } = usePhotosOnMap(settings, address.pinUuid);
  const { monitored, hiddenKinds: hiddenMonitored } = useMonitoringOnMap(settings);
  const hidden = [...hiddenKinds, ...hiddenPhotos, ...hiddenMonitored];
  const [shortened, setShortened] = useState<readonly string[]>([]);

  const selected = shown.listed.find(({ uuid }) => uuid === address.paddockUuid);
  const editing = useEditing({
    map,
    drawUuid: address.drawUuid,
    selectedUuid: selected?.uuid ?? null,
    onDrawn: () => {
      address.change({ draw: null });
      here.clear();
    },
  });
  const here = useHere(map, editing.tool === 'walk');
  const take = (tool: Tool) => {
    here.clear();
    editing.choose(tool);
  };
  // A dialog is left by the way back too, and loses nothing of what is in hand below it.
  const isInHand = isWorkInHand(editing, here.track);
  const leaving = useLeaveQuestion(isInHand && dialog.name === null);
  useEffect(() => (isInHand ? holdPage() : undefined), [isInHand]);
  const asking: Editing = { ...editing, choose: (tool) => leaving.ask(() => take(tool)) };
  const choose = (chosen: Pressed | null) => {
    here.stopSeeking();
    address.change({
      paddock: chosen?.kind === 'paddock' ? chosen.uuid : null,
      place: chosen?.kind === 'place' ? chosen.uuid : null,
    });
  };
  const draw = (uuid: string) =>
    leaving.ask(() => {
      address.change({ draw: uuid });
      take('draw');
    });
  /** Places of these kinds are to be seen, such as one that was just put on the map. */
  const showLayers = (kinds: readonly PlaceKind[]) => {
    const { mapActiveLayers } = settings;
    const objectLayers = withLayersOf(kinds, mapActiveLayers.objectLayers);
    if (objectLayers.length === mapActiveLayers.objectLayers.length) return;
    change({ mapActiveLayers: { ...mapActiveLayers, objectLayers } });
  };
  const events: RanchMapEvents = {
    onPress: choose,
    onPlace: (place) => address.change(placeParams(place)),
    onView: setView,
    onShortened: setShortened,
    onDrag: setDrag,
    onDrop: (herds, to) => dialog.open('move', { to, herd: herds.join(',') }),
    onTrouble: setIsInTrouble,
  };
  const scheme = settings.mapSelectedColorScheme;
  const name = mapInWords(scheme, ranch?.name, shown.land.length, selected?.name);

  // On a phone what is selected comes right below the map, unless a tool is in hand.
  const isReading = (selected !== undefined || address.placeUuid !== null) && editing.tool === 'select';
  const isBlank = shown.listed.length === 0 && mayAddPaddocks && editing.tool === 'select' && address.drawUuid === null;
  return (
    <main className={[styles.page, isReading ? styles.reading : '', isBlank ? styles.blank : ''].join(' ')}>
      <PageTitle title={t`Map`} />
      <h1 className={styles.title}>{t`Map`}</h1>
      <div className={styles.stage}>
        <div className={styles.view}>
          <MapCanvas
            name={name}
            land={shown.land}
            look={shown.look}
            labels={shown.labels}
            pins={shown.pins}
            places={places}
            here={here.here}
            tiles={tiles}
            start={start}
            events={events}
            onMap={setMap}
          />
          {/* They lead away, so a tool that is in hand does not find them under it. */}
          {map !== null && monitored.length > 0 && editing.tool === 'select' && (
            <MonitoringPins map={map} places={monitored} />
          )}
          {map !== null && photos.length > 0 && (
            <PhotoPins
              map={map}
              photos={photos}
              onOpen={([photo = '', ...others]) => dialog.open('photo', { photo, among: [photo, ...others].join() })}
            />
          )}
          {drag !== null && <DragGhost {...drag} />}
          <div className={styles.top}>
            <LookBar
              settings={settings}
              hasBackgrounds={hasBackgrounds}
              onLook={(look) => {
                if (look.mapSelectedColorScheme !== undefined) address.change({ scheme: look.mapSelectedColorScheme });
                change(look);
              }}
              printHref={`${appPaths.mapPrint}${search}`}
            />
          </div>
          <MapTools editing={asking} isDrawAsked={address.drawUuid !== null} />
          <ZoomButtons map={map} isLocating={here.isLocating} onLocate={here.locate} />
        </div>
        <GroundNote
          tiles={tiles}
          isInTrouble={isInTrouble}
          position={here.isLocating && editing.tool !== 'walk' ? here.message : null}
        >
          <ScaleBar metersAPixel={view.metersAPixel} />
        </GroundNote>
        <div className={[styles.bottom, editing.tool === 'select' ? '' : styles.inHand].join(' ')}>
          <InHand
            editing={editing}
            here={here}
            ask={leaving.ask}
            onCancel={() => address.change({ draw: null })}
            onPlaced={(kind) => showLayers([kind])}
          >
            {isBlank ? (
              <FirstPaddock onDraw={() => asking.choose('draw')} />
            ) : (
              <div className={styles.dock}>
                <MapLegend scheme={scheme} bands={shown.legend} opacity={settings.mapPaddockOptions.paddockOpacity} />
                <HiddenPlaces kinds={hidden} onShow={() => showLayers(hidden)} />
                <DayDock
                  first={first}
                  last={last}
                  day={day}
                  isToday={isToday}
                  onDay={(chosen) => address.change({ date: chosen === null ? null : dateOfDay(chosen) })}
                >
                  <SeasonChoice
                    uuid={address.seasonUuid}
                    onChoose={(season) => address.change({ season, date: null })}
                  />
                </DayDock>
              </div>
            )}
          </InHand>
        </div>
      </div>
      <aside className={styles.panel} aria-label={t`Paddocks and herds`}>
        <MapPanel
          paddocks={shown.listed}
          opacity={settings.mapPaddockOptions.paddockOpacity}
          inView={view.paddockUuids}
          figures={shown.figures}
          pastDay={isToday ? null : wordsOfDay(day)}
          paddockUuid={selected?.uuid ?? null}
          placeUuid={address.placeUuid}
          editing={asking}
          open={dialog.open}
          onChoose={choose}
          onShowPaddock={(uuid) => map?.showAll(uuid)}
          onShowPosition={here.seek}
          onShowPlace={(place) => {
            const at = positionOf(place);
            showLayers([place.kind]);
            if (at !== undefined) here.seek(at);
          }}
          shortened={shortened}
          onDraw={draw}
        />
      </aside>
      {leaving.question}
      <MapDialogs dialog={dialog} paddockUuid={address.paddockUuid} placeUuid={address.placeUuid} editing={editing} />
    </main>
  );
}
