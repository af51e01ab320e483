import { useFormikContext } from 'formik';
import { useSelector } from 'react-redux';
import type { StandingMarks } from '@domain/grazing/marks';
import type { PaddockFigures } from '@domain/grazing/paddockFigures';
import { moveWarnings } from '@domain/grazing/warnings';
import type { When } from '@shared/time/useWhen';
import { DAYS, typedNumber } from '@shared/units/typedNumbers';
import { Warnings } from '../components/Warnings';
import { selectTimelines } from '../recordsSelectors';
import { useNames } from '../useHerds';
import { placeOf, type MoveValues } from './moveValues';

interface MoveWarningsProps {
  when: When;
  /** As of the move. */
  figures: ReadonlyMap<string, PaddockFigures>;
  marks: StandingMarks;
}

/** What looks odd in the move as it stands in the form. It can be made all the same. */
export function MoveWarnings({ when, figures, marks }: MoveWarningsProps) {
  const { values } = useFormikContext<MoveValues>();
  const timelines = useSelector(selectTimelines);
  const nameOf = useNames();
  const { paddock_uuids: paddockUuids } = placeOf(values);
  const moving = {
    herdUuids: values.herds,
    paddockUuids,
    at: when.instant(values.when),
    plannedDays: typedNumber(values.planned_days, DAYS),
    ...(values.until !== '' && { to: when.instant(values.until) }),
  };
  return <Warnings warnings={moveWarnings(moving, timelines, { figures, marks })} nameOf={nameOf} />;
}
