import { memo } from 'react';
import { useSelector } from 'react-redux';
import { isKnown, type Figure } from '@domain/grazing/figure';
import { countedFrom } from '@domain/grazing/firstCount';
import { stayFigures } from '@domain/grazing/recordedStays';
import type { Period } from '@domain/grazing/seasons';
import type { Stay } from '@domain/grazing/stays';
import { moveWarnings } from '@domain/grazing/warnings';
import { t } from '@domain/words';
import { EntryPhotos } from '@entries/components/EntryPhotos';
import { PaddockLinks } from '@records/components/PaddockLinks';
import { Warnings } from '@records/components/Warnings';
import { useTreatedWarnings } from '@records/closedGround';
import { noHeadInWords, placeInWords, type NameOf } from '@records/herdWords';
import { selectOne, selectTimelines, type WithRecords } from '@records/index';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { EarTag } from '@shared/components/EarTag';
import { Lacking } from '@shared/components/Figures';
import { StateChip } from '@shared/components/StateChip';
import { FigureCell } from '@shared/figures/FigureCell';
import { dayAt, timeAt } from '@shared/time/ranchTime';
import { adaName, numberInWords } from '@shared/units/units';
import styles from './StayTable.module.css';

/** Off pasture nothing is grazed. */
const NONE = '---';
const IN = t({ message: 'In', context: 'when a stay began' });
const OUT = t({ message: 'Out', context: 'when a stay ended' });
const AD = { factor: 1, digits: 0 };

interface StayCellsProps {
  stay: Stay;
  period: Period;
  /** Undefined for people who may not. */
  onEdit: ((moveUuid: string) => void) | undefined;
  /** Opens a photo of it: always the same function. */
  onPhoto: (uuid: string) => void;
}

interface AnimalDaysProps {
  ad: Figure;
  countedAt: number | null;
  nameOf: NameOf;
}

/** Animal days of a stay. Where it began before the first count, they lack the head of that time. */
function AnimalDays({ ad, countedAt, nameOf }: AnimalDaysProps) {
  const { zone, now } = useRanchView();
  const isEarly = !isKnown(ad) && countedAt !== null && ad.lacks.some(({ what }) => what === 'head');
  if (isEarly) {
    const day = dayAt(countedAt, zone, now);
    return <Lacking>{t`head not known before ${day}`}</Lacking>;
  }
  return <FigureCell figure={ad} unit={AD} nameOf={nameOf} />;
}

/** The cells of one stay: what people know of it, its figures, and what looks odd about it. */
export const StayCells = memo(function StayCells({ stay, period, onEdit, onPhoto }: StayCellsProps) {
  const { zone, now, animalDays } = useRanchView();
  const nameOf = useNames();
  const timelines = useSelector(selectTimelines);
  const { herdUuid, paddockUuids, off, from, to, moves } = stay;
  const herd = useSelector((state: WithRecords) => selectOne(state, 'herd', herdUuid))?.data;
  const { isNow, head, days, ad, ada } = stayFigures(stay, timelines, period, now);
  const [first] = moves;
  const note = useSelector((state: WithRecords) => selectOne(state, 'move', first?.uuid ?? ''))?.data.note ?? '';
  const moving = {
    herdUuids: [herdUuid],
    paddockUuids,
    at: from,
    to: Math.min(to, now),
    ...(first && { moveUuid: first.uuid }),
  };
  const treated = useTreatedWarnings();
  const warnings = [...moveWarnings(moving, timelines), ...treated(moving)];
  const [herdName, place, start] = [nameOf(herdUuid), placeInWords(stay, nameOf), timeAt(from, zone)];
  const countedAt = countedFrom(herdUuid, timelines);
  return (
    <>
      <td role="cell" className={styles.in} data-name={IN}>
        {start}
      </td>
      <td role="cell" className={styles.out} data-name={OUT}>
        {isNow ? <StateChip look={off === null ? 'grazing' : 'plain'}>{t`still there`}</StateChip> : timeAt(to, zone)}
      </td>
      <th role="rowheader" scope="row" className={styles.herd}>
        <span translate="no">
          {herd !== undefined && <EarTag color={herd.color} name={herd.name} isSmall />}
          {herdName}
        </span>
      </th>
      <td role="cell" className={styles.place} data-name={t`Paddock`}>
        {off === null ? <PaddockLinks uuids={paddockUuids} nameOf={nameOf} /> : place}
        {note !== '' && <p className={styles.note}>{note}</p>}
        {moves.map(({ uuid }) => (
          <EntryPhotos key={uuid} uuid={uuid} about={place} onOpen={onPhoto} />
        ))}
        <Warnings warnings={warnings} nameOf={nameOf} />
      </td>
      <td role="cell" className={styles.number} data-name={t`Head`}>
        {head === null ? noHeadInWords(countedAt, { zone, now }) : numberInWords(head)}
      </td>
      <td role="cell" className={styles.number} data-name={t`Days`}>
        {numberInWords(days, 1)}
      </td>
      <td role="cell" className={styles.number} data-name={t`AD`}>
        {off === null ? <AnimalDays ad={ad} countedAt={countedAt} nameOf={nameOf} /> : NONE}
      </td>
      <td role="cell" className={styles.number} data-name={adaName(animalDays)}>
        {off === null && (isKnown(ad) || isKnown(ada)) ? (
          <FigureCell figure={ada} unit={animalDays} nameOf={nameOf} />
        ) : (
          NONE
        )}
      </td>
      {onEdit !== undefined && (
        <td role="cell" className={styles.edit}>
          <Button
            look="quiet"
            aria-label={t`Edit ${herdName} in ${place} from ${start}`}
            onClick={() => onEdit(first?.uuid ?? '')}
          >
            {t`Edit`}
          </Button>
        </td>
      )}
    </>
  );
});
