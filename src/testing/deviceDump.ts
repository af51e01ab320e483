import { newDevice } from './fakeDevice';

interface StoreDump {
  name: string;
  keyPath: string | null;
  autoIncrement: boolean;
  indexes: { name: string; keyPath: string | string[] }[];
  rows: { key: IDBValidKey; value: unknown }[];
}

/** All databases of a browser, as JSON can hold them. */
export interface DeviceDump {
  databases: { name: string; version: number; stores: StoreDump[] }[];
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no error is told'));
  });

async function dumpStore(database: IDBDatabase, storeName: string): Promise<StoreDump> {
  const store = database.transaction(storeName).objectStore(storeName);
  const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
  const indexes = Array.from(store.indexNames, (each) => {
    const { name, keyPath } = store.index(each);
    return { name, keyPath };
  });
  const rows = keys.map((key, at) => ({ key, value: values[at] as unknown }));
  return {
    name: storeName,
    keyPath: store.keyPath as string | null,
    autoIncrement: store.autoIncrement,
    indexes,
    rows,
  };
}

export async function dumpDevice(): Promise<DeviceDump> {
  const databases = [];
  for (const { name = '', version = 0 } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name));
    const stores = await Promise.all(Array.from(database.objectStoreNames, (store) => dumpStore(database, store)));
    database.close();
    databases.push({ name, version, stores });
  }
  return { databases };
}

/** Puts a browser in place whose storage is as it was dumped. */
export async function restoreDevice({ databases }: DeviceDump): Promise<void> {
  newDevice();
  for (const { name, version, stores } of databases) {
    const opening = indexedDB.open(name, version);
    opening.onupgradeneeded = () => {
      for (const { name: store, keyPath, autoIncrement, indexes } of stores) {
        const made = opening.result.createObjectStore(store, { keyPath, autoIncrement });
        for (const index of indexes) made.createIndex(index.name, index.keyPath);
      }
    };
    const database = await settled(opening);
    for (const { name: store, keyPath, rows } of stores) {
      const work = database.transaction(store, 'readwrite').objectStore(store);
      for (const { key, value } of rows) await settled(keyPath === null ? work.put(value, key) : work.put(value));
    }
    database.close();
  }
}
