import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import type { JoinedExports } from '@domain/formats/pastureMap/joinExports';
import { selectAll, selectByKey, type WithRecords } from '@records/index';
import { knownHerds, knownPaddocks } from './knownInFiles';
import { namesInFiles } from './namesInFiles';
import type { Choices } from './pastureMapRecords';
import { seasonsOfFiles } from './seasonsOfFiles';

/** What of the ranch takes the place of something of the files: what has the same name or the same past, until the person says otherwise. */
export function useChoices(joined: JoinedExports) {
  const paddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock'));
  const herds = useSelector((state: WithRecords) => selectAll(state, 'herd'));
  const moves = useSelector((state: WithRecords) => selectByKey(state, 'move'));
  const ofRanch = useSelector((state: WithRecords) => selectAll(state, 'season'));
  const names = useMemo(() => namesInFiles(joined), [joined]);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [hasSeasons, setSeasons] = useState(true);
  const grounds = useMemo(() => ({ herds, movesOf: (herdUuid: string) => moves[herdUuid] ?? [] }), [herds, moves]);
  const knownPastures = useMemo(
    () => knownPaddocks(joined, names, paddocks, grounds),
    [joined, names, paddocks, grounds],
  );
  const named = useMemo(() => knownHerds(joined, names, grounds), [joined, names, grounds]);
  const seasons = useMemo(() => {
    const there = ofRanch.map(({ data }) => data);
    return seasonsOfFiles(joined, there);
  }, [joined, ofRanch]);
  const choices = useMemo((): Choices => {
    const known = [...named, ...chosen].filter(([herd, uuid]) => (chosen.get(herd) ?? uuid) !== '');
    return { names, seasons, paddocks: knownPastures, herds: new Map(known), hasSeasons };
  }, [names, seasons, knownPastures, named, chosen, hasSeasons]);
  const options = useMemo(() => {
    const known = new Set(named.values());
    return herds.filter(({ uuid, data }) => data.retired_at === null || known.has(uuid));
  }, [herds, named]);
  return {
    choices,
    herdNames: useMemo(() => [...names.herds.keys()], [names]),
    /** The herds that there are, to be chosen from. */
    herds: options,
    /** @param uuid empty: it comes in as a new herd */
    chooseHerd: (name: string, uuid: string) => setChosen(new Map(chosen).set(name, uuid)),
    setSeasons,
  };
}
