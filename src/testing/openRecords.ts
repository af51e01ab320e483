import { configureStore } from '@reduxjs/toolkit';
import { selectHerdFigures, selectOne } from '@records/recordsSelectors';
import { allRead, changeRecorded, changesRead, ranchOpened } from '@records/recordsEvents';
import { recordsReducer } from '@records/recordsReducer';
import { aRecord, COWS, CREEK, EPOCH } from './aRecord';
import { aMe, RANCH_UUID } from './factories';
import { labeled } from './labeled';

type Sent = Parameters<typeof allRead>[0]['records'];

/** Rio Seco's record on this device, with no server behind it. */
export function openRecords(all: readonly object[] = aRecord()) {
  const store = configureStore({
    reducer: { records: recordsReducer },
    middleware: (defaults) => defaults({ serializableCheck: { warnAfter: 1_000 } }),
  });
  store.dispatch(ranchOpened({ ranchUuid: RANCH_UUID, actor: aMe().uuid }));
  store.dispatch(allRead({ epoch: EPOCH, head: 10, cursor: 10, records: all as Sent }));
  const record = (label: string, changes: Parameters<typeof changeRecorded>[1]) => {
    const action = changeRecorded(labeled(label), changes);
    store.dispatch(action);
    return action.payload.group.uuid;
  };
  const others = (revision: number, ...written: object[]) =>
    store.dispatch(
      changesRead({
        epoch: EPOCH,
        head: revision,
        cursor: revision,
        // What a test writes may be of a kind or a shape that only a newer server sends.
        records: written.map((each) => ({ ...each, revision })) as unknown as Sent,
      }),
    );
  const paddock = (uuid = CREEK) => {
    const found = selectOne(store.getState(), 'paddock', uuid);
    if (found === undefined) throw new Error('no such paddock');
    return found;
  };
  const placeOf = (herd = COWS) => selectHerdFigures(store.getState()).get(herd)?.stay?.paddockUuids;
  return { store, state: () => store.getState(), record, others, paddock, placeOf };
}
