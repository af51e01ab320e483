import type { DayDevice } from './dayDevice';

interface KeptRecord {
  kind: string;
  uuid: string;
  revision: number;
  data: unknown;
}

/** What a device has on its disk: the epoch and the records of its copy, and how many groups are not saved. */
export interface OnDevice {
  readonly epoch: string | undefined;
  readonly groups: number;
  readonly records: readonly KeptRecord[];
}

/** Runs in the page. A device has one ranch of one person. */
async function read(): Promise<OnDevice> {
  const settled = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('not read'));
    });
  const all = async <T>(name: string, ...stores: string[]): Promise<T[][]> => {
    const database = await settled(indexedDB.open(name));
    const work = database.transaction(stores);
    const found = await Promise.all(stores.map((store) => settled(work.objectStore(store).getAll())));
    database.close();
    return found as T[][];
  };
  const [heads = [], blocks = [], rows = []] = await all<unknown>('grazewell-records', 'heads', 'blocks', 'rows');
  const [groups = []] = await all('grazewell-outbox', 'groups');
  const records = new Map<string, KeptRecord>();
  const kept = [...(blocks as string[]).flatMap((text) => JSON.parse(text) as KeptRecord[]), ...(rows as KeptRecord[])];
  for (const record of kept) records.set(record.uuid, record);
  const [head] = heads as { epoch: string }[];
  return {
    epoch: head?.epoch,
    groups: groups.length,
    records: [...records.values()].filter(({ data }) => data !== null),
  };
}

export const readOnDevice = ({ phone: { page } }: DayDevice): Promise<OnDevice> => page.evaluate(read);
