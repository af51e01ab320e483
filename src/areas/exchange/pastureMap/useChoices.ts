import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import type { JoinedExports } from '@domain/formats/pastureMap/joinExports';
import { selectAll, type WithRecords } from '@records/index';
import type { Choices } from './pastureMapRecords';

const folded = (name: string): string => name.trim().toLocaleLowerCase();

/** Whether two ranges of days meet; an open one goes on. */
const overlaps = (
  startsOn: string,
  endsOn: string | null,
  others: readonly { starts_on: string; ends_on: string | null }[],
) => others.some((other) => other.starts_on < (endsOn ?? '9999-12-31') && startsOn <= (other.ends_on ?? '9999-12-31'));

/** What of the ranch takes the place of something of the files: what has the same name, until the person says otherwise. */
export function useChoices(joined: JoinedExports) {
  const paddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock'));
  const herds = useSelector((state: WithRecords) => selectAll(state, 'herd'));
  const seasons = useSelector((state: WithRecords) => selectAll(state, 'season'));
  const herdNames = useMemo(() => [...new Set(joined.stays.map(({ herd }) => herd))].sort(), [joined]);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [isAskedForSeasons, setIsAskedForSeasons] = useState(true);

  const knownPaddocks = useMemo(() => {
    const byName = new Map(
      paddocks.filter(({ data }) => data.retired_at === null).map(({ uuid, data }) => [folded(data.name), uuid]),
    );
    const used = new Set<string>();
    return new Map(
      joined.pastures.flatMap(({ name }, index): [number, string][] => {
        const uuid = byName.get(folded(name));
        if (uuid === undefined || used.has(uuid)) return [];
        used.add(uuid);
        return [[index, uuid]];
      }),
    );
  }, [paddocks, joined]);
  const knownHerds = useMemo(() => {
    const live = herds.filter(({ data }) => data.retired_at === null);
    const byName = new Map(live.map(({ uuid, data }) => [folded(data.name), uuid]));
    return new Map(
      herdNames.flatMap((name): [string, string][] => {
        const uuid = chosen.get(name) ?? byName.get(folded(name)) ?? '';
        return uuid === '' ? [] : [[name, uuid]];
      }),
    );
  }, [herds, herdNames, chosen]);
  const maySeasons =
    joined.seasons.length > 0 &&
    joined.seasons.every(
      ({ startsOn, endsOn }, index) =>
        startsOn !== '' &&
        (endsOn !== null || index === joined.seasons.length - 1) &&
        !overlaps(
          startsOn,
          endsOn,
          seasons.map(({ data }) => data),
        ),
    );
  const choices = useMemo(
    (): Choices => ({ paddocks: knownPaddocks, herds: knownHerds, hasSeasons: maySeasons && isAskedForSeasons }),
    [knownPaddocks, knownHerds, maySeasons, isAskedForSeasons],
  );
  return {
    choices,
    herdNames,
    /** The herds that there are, to be chosen from. */
    herds: useMemo(() => herds.filter(({ data }) => data.retired_at === null), [herds]),
    /** @param uuid empty: it comes in as a new herd */
    chooseHerd: (name: string, uuid: string) => setChosen(new Map(chosen).set(name, uuid)),
    maySeasons,
    setSeasons: setIsAskedForSeasons,
  };
}
