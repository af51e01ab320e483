import { readItem, safeStorage, writeItem } from './storage';

/** Whose records of which ranch are wholly on this device (`actorOf`). */
export interface DeviceCopy {
  readonly actor: string;
  readonly ranchUuid: string;
}

const KEY = 'grazewell:device';

function isCopy(value: unknown): value is DeviceCopy {
  if (typeof value !== 'object' || value === null || !('actor' in value) || !('ranchUuid' in value)) return false;
  return typeof value.actor === 'string' && typeof value.ranchUuid === 'string';
}

function read(): DeviceCopy[] {
  try {
    const kept: unknown = JSON.parse(readItem(KEY) ?? 'null');
    return Array.isArray(kept) ? kept.filter(isCopy) : [];
  } catch {
    return [];
  }
}

function write(copies: readonly DeviceCopy[]): void {
  const own = copies.map(({ actor, ranchUuid }) => ({ actor, ranchUuid }));
  if (own.length === 0) void safeStorage.removeItem(KEY);
  else writeItem(KEY, JSON.stringify(own));
}

const others = ({ actor, ranchUuid }: DeviceCopy) =>
  read().filter((each) => each.actor !== actor || each.ranchUuid !== ranchUuid);

/**
 * Which whole copies there are, known before any database is open. Anyone may have written there since, and storage
 * may be blocked: what is no entry is none.
 */
export const deviceCopies = {
  has: (copy: DeviceCopy): boolean => others(copy).length < read().length,
  /** To be called once a copy is wholly written. */
  add: (copy: DeviceCopy): void => write([...others(copy), copy]),
  /** To be called before a copy is deleted. */
  remove: (copy: DeviceCopy): void => write(others(copy)),
  /** To be called before the copies of everybody else, or with null of everybody, are deleted. */
  keepOnly: (actor: string | null): void => write(read().filter((each) => each.actor === actor)),
};
