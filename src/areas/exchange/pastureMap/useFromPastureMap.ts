import { useEffect, useMemo, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { JoinedExports } from '@domain/formats/pastureMap/joinExports';
import { selectAll, selectByKey, selectNow, selectTimelines, selectZone, type WithRecords } from '@records/index';
import { fromPastureMap, type FromPastureMap, type RanchGrounds } from './fromPastureMap';
import type { Choices } from './pastureMapRecords';

/** What stands on the ranch, for what files become there. */
function useRanchGrounds(): RanchGrounds {
  const { standard } = useSelector((state: WithRecords) => selectTimelines(state));
  const zone = useSelector(selectZone);
  const herds = useSelector((state: WithRecords) => selectAll(state, 'herd'));
  const movesByHerd = useSelector((state: WithRecords) => selectByKey(state, 'move'));
  const countsByHerd = useSelector((state: WithRecords) => selectByKey(state, 'count'));
  const feed = useSelector((state: WithRecords) => selectAll(state, 'feed'));
  const forage = useSelector((state: WithRecords) => selectAll(state, 'forage'));
  const notes = useSelector((state: WithRecords) => selectAll(state, 'note'));
  return useMemo(
    () => ({
      standard,
      zone,
      herds,
      movesOf: (herdUuid) => movesByHerd[herdUuid] ?? [],
      countsOf: (herdUuid) => countsByHerd[herdUuid] ?? [],
      entries: [
        ...Object.values(movesByHerd).flat(),
        ...Object.values(countsByHerd).flat(),
        ...feed,
        ...forage,
        ...notes,
      ],
    }),
    [standard, zone, herds, movesByHerd, countsByHerd, feed, forage, notes],
  );
}

/** What files become on the ranch as it stands; null while they are gone through, which is done in turns. */
export function useFromPastureMap(joined: JoinedExports, choices: Choices): FromPastureMap | null {
  const grounds = useRanchGrounds();
  const store = useStore<WithRecords>();
  const [last, setLast] = useState<{ choices: Choices; made: FromPastureMap }>();
  useEffect(() => {
    const reading = new AbortController();
    const { signal } = reading;
    void fromPastureMap(joined, choices, grounds, selectNow(store.getState()), signal).then((made) => {
      if (!signal.aborted) setLast({ choices, made });
    });
    return () => reading.abort();
  }, [joined, choices, grounds, store]);
  return last?.choices === choices ? last.made : null;
}
