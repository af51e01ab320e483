import { deserialize, serialize } from 'node:v8';
import { MessageChannel } from 'node:worker_threads';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

// jsdom keeps Node's own from its pages.
Object.assign(globalThis, { MessageChannel });
globalThis.structuredClone ??= <T>(value: T): T => deserialize(serialize(value)) as T;

/** Puts a storage in place of this browser's; with undefined it has none. */
export function setDevice(device: IDBFactory | undefined): void {
  Object.assign(globalThis, { indexedDB: device });
}

/** This browser has an empty storage from now on. */
export function newDevice(): IDBFactory {
  const device = new IDBFactory();
  setDevice(device);
  return device;
}
