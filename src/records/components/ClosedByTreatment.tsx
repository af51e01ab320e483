import { useSelector } from 'react-redux';
import { closuresWithin } from '@domain/animals/paddocks/closures';
import { t } from '@domain/words';
import { timeAt } from '@shared/time/ranchTime';
import { selectClosures } from '../closedGround';
import { selectOne, type WithRecords } from '../recordsSelectors';
import { useRanchView } from '../useRanchView';

interface ClosedByTreatmentProps {
  paddockUuid: string;
  /** The instant that is looked at, ms since 1970. */
  at: number;
}

/** With what a paddock, or the one that it is a part of, was treated so that nothing grazes there, and until when. */
export function ClosedByTreatment({ paddockUuid, at }: ClosedByTreatmentProps) {
  const { zone } = useRanchView();
  const parent = useSelector((state: WithRecords) => selectOne(state, 'paddock', paddockUuid))?.data.parent_uuid;
  const closures = closuresWithin(useSelector(selectClosures), at, at);
  const own = closures.filter((closure) => closure.paddockUuid === paddockUuid || closure.paddockUuid === parent);
  return own.map(({ uuid, product, until }) => {
    const time = timeAt(until, zone);
    return <p key={uuid}>{t`Closed to grazing until ${time} (${product}).`}</p>;
  });
}
