import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { writePosition } from '@domain/formats/positionText';
import { areaAcres } from '@domain/geometry/area';
import { lengthM } from '@domain/geometry/distance';
import type { PlaceShape } from '@domain/geometry/placeProblem';
import type { Position } from '@domain/geometry/Position';
import { PlaceSign } from '@features/mapSettings/components/PlaceSign';
import { PLACE_LOOKS } from '@features/mapSettings/placeLooks';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { EntryPhotos } from '@entries/components/EntryPhotos';
import { selectOne, type WithRecords } from '@records/index';
import type { RanchPlace } from '@records/usePlaces';
import { Actions } from '@shared/components/Actions';
import { lengthInWords } from '@shared/units/lengthInWords';
import { inUnit } from '@shared/units/units';
import { CloseButton } from './CloseButton';
import styles from './ItemPanel.module.css';

/** To about a meter: nobody reads more digits. */
const readable = ([longitude, latitude]: Position): Position => [
  Number(longitude.toFixed(5)),
  Number(latitude.toFixed(5)),
];

/** Where a point is, how long a line, how large an outline. */
function useSizeInWords(shape: PlaceShape): string {
  const { area, isMetric } = usePersonsUnits();
  if (shape.type === 'Point') return writePosition(readable(shape.coordinates));
  if (shape.type === 'LineString') return lengthInWords(lengthM(shape.coordinates), isMetric);
  return inUnit(areaAcres(shape), { ...area, short: area.name });
}

interface PlacePanelProps {
  place: RanchPlace;
  /** What can be done with it. */
  acts?: ReactNode;
  onPhoto: (photo: string) => void;
  onClose: () => void;
}

/** Something that lies on the land, and what can be done with it. */
export function PlacePanel({ place: { uuid, kind, name, shape }, acts, onPhoto, onClose }: PlacePanelProps) {
  const held = useSelector((state: WithRecords) => selectOne(state, 'place', uuid));
  const size = useSizeInWords(shape);
  return (
    <section className={styles.panel} aria-labelledby="map-item">
      <header>
        <span className={styles.sign}>
          <PlaceSign kind={kind} />
        </span>
        <div>
          <h2 id="map-item">{kind === 'note' ? PLACE_LOOKS.note.label : name}</h2>
          <p>
            {PLACE_LOOKS[kind].label}, {size}
          </p>
        </div>
        <CloseButton onClose={onClose} />
      </header>
      {kind === 'note' && <p translate="no">{name}</p>}
      {held !== undefined && held.data.note !== '' && <p>{held.data.note}</p>}
      <EntryPhotos uuid={uuid} about={name} onOpen={onPhoto} />
      {acts !== undefined && <Actions>{acts}</Actions>}
    </section>
  );
}
