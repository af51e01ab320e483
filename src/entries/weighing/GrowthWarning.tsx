import { useSelector } from 'react-redux';
import { longGrowths } from '@domain/animals/weights/longGrowth';
import { classesAt } from '@domain/grazing/stays';
import { selectByKey, selectTimelines, type WithRecords } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { Banner } from '@shared/components/Banner';
import { growthInWords } from './weightWords';

/**
 * Warns of averages that only grew by their gain for over 90 days.
 *
 * @param at ms since 1970
 */
export function GrowthWarning({ herdUuid, at }: { herdUuid: string; at: number }) {
  const { gain } = useRanchView();
  const { states } = useSelector(selectTimelines);
  const counts = useSelector((state: WithRecords) => selectByKey(state, 'count'))[herdUuid] ?? [];
  const weighings = useSelector((state: WithRecords) => selectByKey(state, 'weighing'))[herdUuid] ?? [];
  const classes = classesAt(states.byHerd.get(herdUuid) ?? [], at);
  const growths = longGrowths({ classes, counts, weighings }, at);
  return (
    <div role="status">
      {growths.length > 0 && (
        <Banner look="warn">
          {growths.map((growth) => (
            <p key={growth.animal}>{growthInWords(growth, gain)}</p>
          ))}
        </Banner>
      )}
    </div>
  );
}
