import { useState } from 'react';
import { useSelector } from 'react-redux';
import { dateOfDay } from '@domain/grazing/time';
import { SCHEMES } from '@features/mapSettings/options';
import { useMapTiles } from '@features/mapSettings/useMapTiles';
import { selectRanch } from '@features/user';
import { useRanchView } from '@records/useRanchView';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { PageTitle } from '@shared/components/PageTitle';
import { useDialogInAddress } from '@shared/lib/useDialogInAddress';
import { DayDock } from '../components/DayDock';
import { DragGhost } from '../components/DragGhost';
import { GroundNote } from '../components/GroundNote';
import { HerdsBeside } from '../components/HerdsBeside';
import { InHand } from '../components/InHand';
import { ItemPanel } from '../components/ItemPanel';
import { LookBar } from '../components/LookBar';
import { MapCanvas } from '../components/MapCanvas';
import { MapDialogs } from '../components/MapDialogs';
import { MapLegend } from '../components/MapLegend';
import { MapList } from '../components/MapList';
import { MapTools } from '../components/MapTools';
import { ShapeTools } from '../components/ShapeTools';
import { ZoomButtons } from '../components/ZoomButtons';
import { useEditing } from '../editing/useEditing';
import type { HerdDrag, RanchMap, RanchMapEvents } from '../land/RanchMap';
import { useLookInPlace } from '../useLookInPlace';
import { OF_MAP, placeParams, useMapAddress } from '../useMapAddress';
import { useMapLand } from '../useMapLand';
import { useMapWhen } from '../useMapWhen';
import styles from './MapPage.module.css';

/** The ranch from above: its paddocks by what is asked of them, its herds, on any day. */
export default function MapPage() {
  const ranch = useSelector(selectRanch);
  const { mayAddPaddocks } = useRanchView();
  const address = useMapAddress();
  const dialog = useDialogInAddress(OF_MAP);
  const { settings, change } = useLookInPlace(address.scheme);
  const { when, first, last, day, isToday } = useMapWhen(address.seasonUuid, address.date);
  const backgrounds = useMapTiles();
  const tiles = backgrounds[settings.mapActiveLayers.mapLayer];
  const shown = useMapLand(when, settings, address.paddockUuid);
  const [map, setMap] = useState<RanchMap | null>(null);
  const [start] = useState(address.place);
  const [isInTrouble, setIsInTrouble] = useState(false);
  const [drag, setDrag] = useState<HerdDrag | null>(null);

  const selected = shown.listed.find(({ uuid }) => uuid === address.paddockUuid);
  const editing = useEditing({
    map,
    drawUuid: address.drawUuid,
    selectedUuid: selected?.uuid ?? null,
    onDrawn: () => address.change({ draw: null }),
  });
  const choose = (paddock: string | null) => address.change({ paddock });
  const draw = (uuid: string) => {
    address.change({ draw: uuid });
    editing.choose('draw');
  };
  const events: RanchMapEvents = {
    onPress: choose,
    onPlace: (place) => address.change(placeParams(place)),
    onDrag: setDrag,
    onDrop: (herds, to) => dialog.open('move', { to, herd: herds.join(',') }),
    onTrouble: setIsInTrouble,
  };
  const scheme = SCHEMES.find(({ value }) => value === settings.mapSelectedColorScheme)?.label ?? '';
  const isSelected = selected === undefined ? '' : `. ${selected.name} is selected`;
  const name = `Map of ${ranch?.name ?? 'the ranch'}, ${shown.land.length} paddocks by ${scheme.toLowerCase()}${isSelected}`;

  // On a phone what is selected comes right below the map, unless a tool is in hand.
  const isReading = selected !== undefined && editing.tool === 'select';
  return (
    <main className={[styles.page, isReading ? styles.reading : ''].join(' ')}>
      <PageTitle title="Map" />
      <h1 className={styles.title}>Map</h1>
      <div className={styles.stage}>
        <div className={styles.view}>
          <MapCanvas
            name={name}
            land={shown.land}
            look={shown.look}
            labels={shown.labels}
            pins={shown.pins}
            tiles={tiles}
            start={start}
            events={events}
            onMap={setMap}
          />
          {drag !== null && <DragGhost {...drag} />}
          <div className={styles.top}>
            <LookBar
              settings={settings}
              hasBackgrounds={Object.keys(backgrounds).length > 0}
              onLook={(look) => {
                if (look.mapSelectedColorScheme !== undefined) address.change({ scheme: look.mapSelectedColorScheme });
                change(look);
              }}
            />
          </div>
          <MapTools editing={editing} isDrawAsked={map !== null && address.drawUuid !== null} />
          <GroundNote tiles={tiles} isInTrouble={isInTrouble} />
          <ZoomButtons map={map} />
        </div>
        <div className={[styles.bottom, editing.tool === 'select' ? '' : styles.inHand].join(' ')}>
          <InHand editing={editing} onCancel={() => address.change({ draw: null })}>
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
          </InHand>
        </div>
      </div>
      <aside className={styles.panel} aria-label="Paddocks and herds">
        {selected !== undefined ? (
          <ItemPanel
            key={selected.uuid}
            uuid={selected.uuid}
            figures={shown.figures}
            open={dialog.open}
            tools={
              <ShapeTools
                uuid={selected.uuid}
                editing={editing}
                open={dialog.open}
                onDraw={() => draw(selected.uuid)}
              />
            }
            onClose={() => choose(null)}
          />
        ) : (
          <>
            <HerdsBeside open={dialog.open} />
            {mayAddPaddocks && (
              <Actions>
                <Button look="quiet" onClick={() => dialog.open('coordinates')}>
                  Type coordinates
                </Button>
              </Actions>
            )}
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
      <MapDialogs dialog={dialog} paddockUuid={address.paddockUuid} editing={editing} />
    </main>
  );
}
