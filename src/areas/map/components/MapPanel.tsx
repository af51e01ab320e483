import { useState } from 'react';
import { readPosition, writePosition } from '@domain/formats/positionText';
import type { Position } from '@domain/geometry/Position';
import type { Figures } from '@domain/grazing/figures';
import { t } from '@domain/words';
import { usePlaces, type RanchPlace } from '@records/usePlaces';
import { useRanchView } from '@records/useRanchView';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { SearchField } from '@shared/forms/SearchField';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import type { Editing } from '../editing/useEditing';
import type { Pressed } from '../land/RanchMap';
import type { MapPaddock } from '../useMapLand';
import { found } from './found';
import { HerdsBeside } from './HerdsBeside';
import { ItemPanel } from './ItemPanel';
import { MapList } from './MapList';
import { PlaceActs } from './PlaceActs';
import { PlacePanel } from './PlacePanel';
import { PlacesBeside } from './PlacesBeside';
import { ShapeTools } from './ShapeTools';
import styles from './MapPanel.module.css';

interface MapPanelProps {
  paddocks: readonly MapPaddock[];
  /** Of the map's fills, 0 to 1. */
  opacity: number;
  /** The uuids of the paddocks that the map shows. */
  inView: readonly string[];
  /** The uuids of those that have their short name on the map, since their name doesn't fit. */
  shortened: readonly string[];
  figures: Figures;
  /** The day that the map shows, in words; null: today. */
  pastDay: string | null;
  /** What is selected. */
  paddockUuid: string | null;
  placeUuid: string | null;
  editing: Editing;
  open: AddressedDialog['open'];
  onChoose: (chosen: Pressed | null) => void;
  /** Something was chosen from a list, which the map is to show. */
  onShowPaddock: (uuid: string) => void;
  onShowPosition: (position: Position) => void;
  onShowPlace: (place: RanchPlace) => void;
  /** The shape of a paddock is to be drawn. */
  onDraw: (uuid: string) => void;
}

/** Two numbers: somebody types coordinates. */
const LIKE_COORDINATES = /^[^a-z]*\d[^a-z]*[,\s][^a-z]*\d[^a-z]*$/i;

const nothingFound = (name: string): string =>
  t`Nothing on this ranch is called “${name}”. You can look for your paddocks and places, and for coordinates such as 41.93, -101.62; towns and roads aren’t in the list.`;

/** What is asked for in words: herds, paddocks and places that can be found, also by a position. */
function Lists(props: MapPanelProps) {
  const { paddocks, inView, shortened, figures, pastDay, open, onChoose, onShowPaddock, onShowPosition } = props;
  const { mayAddPaddocks } = useRanchView();
  const [typed, setTyped] = useState('');
  const read = readPosition(typed);
  const position = 'position' in read ? read.position : undefined;
  const place = position === undefined ? '' : writePosition(position);
  const places = found(usePlaces(), typed);
  const isNothingFound = typed.trim() !== '' && places.length === 0 && found(paddocks, typed).length === 0;
  return (
    <>
      <HerdsBeside figures={figures} isToday={pastDay === null} open={open} />
      {mayAddPaddocks && (
        <Actions>
          <Button look="quiet" onClick={() => open('coordinates')}>
            {t`Add by coordinates`}
          </Button>
        </Actions>
      )}
      <div
        onKeyDown={({ key }) => {
          if (key === 'Enter' && position !== undefined) onShowPosition(position);
        }}
      >
        <SearchField label={t`Find a paddock, a place or coordinates`} value={typed} onChange={setTyped} />
      </div>
      <p role="status" className={styles.found}>
        {'problem' in read && LIKE_COORDINATES.test(typed)
          ? `${read.problem}.`
          : isNothingFound && position === undefined && nothingFound(typed.trim())}
      </p>
      {position === undefined ? (
        <>
          <MapList
            opacity={props.opacity}
            paddocks={paddocks}
            inView={inView}
            shortened={shortened}
            typed={typed}
            onChoose={(uuid) => {
              onChoose({ kind: 'paddock', uuid });
              onShowPaddock(uuid);
            }}
          />
          <PlacesBeside
            places={places}
            onChoose={(place) => {
              onChoose({ kind: 'place', uuid: place.uuid });
              props.onShowPlace(place);
            }}
          />
        </>
      ) : (
        <Button look="quiet" onClick={() => onShowPosition(position)}>
          {t`Go to ${place}`}
        </Button>
      )}
    </>
  );
}

/** Beside the map: what is selected with its figures and acts, or the lists to select from. */
export function MapPanel(props: MapPanelProps) {
  const { paddockUuid, placeUuid, figures, pastDay, editing, open, onChoose, onDraw } = props;
  const place = usePlaces().find(({ uuid }) => uuid === placeUuid);
  const close = () => onChoose(null);
  if (paddockUuid !== null) {
    const tools = <ShapeTools uuid={paddockUuid} editing={editing} open={open} onDraw={() => onDraw(paddockUuid)} />;
    return (
      <ItemPanel
        key={paddockUuid}
        uuid={paddockUuid}
        figures={figures}
        pastDay={pastDay}
        open={open}
        tools={tools}
        onClose={close}
      />
    );
  }
  if (place === undefined) return <Lists {...props} />;
  const acts = <PlaceActs uuid={place.uuid} editing={editing} open={open} onRemoved={close} />;
  return <PlacePanel place={place} acts={acts} onPhoto={(photo) => open('photo', { photo })} onClose={close} />;
}
