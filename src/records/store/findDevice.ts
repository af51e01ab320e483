import { connectOutbox, connectRecords } from './databases';
import { copyStore } from './copyStore';
import { deviceStore } from './deviceStore';
import { outboxStore } from './outboxStore';

function make() {
  const outbox = connectOutbox();
  return { outbox: outboxStore(outbox), copies: copyStore(connectRecords()), notes: deviceStore(outbox) };
}

/** What this browser keeps of the record. */
export type Device = ReturnType<typeof make>;

const devices = new WeakMap<IDBFactory, Device>();

/** This browser's device; undefined where its storage is blocked. Nothing is opened before it's used. */
export function findDevice(): Device | undefined {
  try {
    if (typeof indexedDB === 'undefined') return undefined;
    const device = devices.get(indexedDB) ?? make();
    devices.set(indexedDB, device);
    return device;
  } catch {
    // Some browsers throw at the mere name, where cookies are blocked.
    return undefined;
  }
}
