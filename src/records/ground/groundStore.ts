import type { Owner } from '../store/outboxStore';

const PREFIX = 'grazewell ground ';
/** Headers of what is kept: when it was fetched (ms since 1970), and how many bytes it has. */
const KEPT_AT = 'x-kept-at';
const KEPT_BYTES = 'x-kept-bytes';

/** A tile on the device. One without bytes is one that the source doesn't have. */
export interface KeptTile {
  readonly url: string;
  readonly at: number;
  readonly bytes: number;
}

/** Where tiles of one source are put: what was removed meanwhile takes no more of them. */
export interface GroundShelf {
  tiles: () => Promise<readonly KeptTile[]>;
  /** @throws Error named `QuotaExceededError` where the storage is full */
  put: (url: string, tile: Blob | null) => Promise<void>;
  remove: (urls: readonly string[]) => Promise<void>;
}

const nameOf = ({ actor, ranchUuid }: Owner, source: string) => `${PREFIX}${actor} ${ranchUuid} ${source}`;

/** Where the page has no Cache Storage (over plain http), nothing is kept and nothing found. */
const storage = (): CacheStorage | undefined => (typeof caches === 'undefined' ? undefined : caches);

const keptAs = ({ url, headers }: Response, asked: string): KeptTile => ({
  url: url === '' ? asked : url,
  at: Number(headers.get(KEPT_AT)),
  bytes: Number(headers.get(KEPT_BYTES)),
});

async function tilesIn(cache: Cache): Promise<readonly KeptTile[]> {
  const [requests, answers] = [await cache.keys(), await cache.matchAll()];
  return requests.flatMap(({ url }, at) => {
    const answer = answers[at];
    return answer === undefined ? [] : [keptAs(answer, url)];
  });
}

async function keepIn(cache: Cache, url: string, tile: Blob | null): Promise<void> {
  const headers = { [KEPT_AT]: String(Date.now()), [KEPT_BYTES]: String(tile?.size ?? 0) };
  // The answer as it came may have headers that count against the storage, or forbid to find it again.
  await cache.put(url, new Response(tile, { headers }));
}

/** Deletes the ground of those for whom it holds; whether there was any. */
async function drop(isGone: (name: string) => boolean): Promise<boolean> {
  try {
    const names = (await storage()?.keys())?.filter((name) => name.startsWith(PREFIX) && isGone(name)) ?? [];
    await Promise.all(names.map(async (name) => storage()?.delete(name)));
    return names.length > 0;
  } catch {
    return false;
  }
}

/** The tiles of the map's ground on this device, in a cache for each person, ranch and source. */
export const groundStore = {
  isPossible: (): boolean => storage() !== undefined,

  open: async (owner: Owner, source: string): Promise<GroundShelf | undefined> => {
    const cache = await storage()?.open(nameOf(owner, source));
    return (
      cache && {
        tiles: () => tilesIn(cache),
        put: (url, tile) => keepIn(cache, url, tile),
        remove: async (urls) => void (await Promise.all(urls.map((url) => cache.delete(url)))),
      }
    );
  },

  /** Whether anything of a source is kept; asking makes no cache. */
  has: async (owner: Owner, source: string): Promise<boolean> => (await storage()?.has(nameOf(owner, source))) ?? false,

  /** A kept tile; undefined where there is none. It fails for nothing. */
  find: async (owner: Owner, source: string, url: string): Promise<Blob | undefined> => {
    try {
      const kept = await storage()?.match(url, { cacheName: nameOf(owner, source) });
      const tile = await kept?.blob();
      return tile?.size === 0 ? undefined : tile;
    } catch {
      return undefined;
    }
  },

  /** Deletes the ground of everybody else, or with null of everybody; whether there was any. */
  keepOnly: (actor: string | null): Promise<boolean> =>
    drop((name) => actor === null || !name.startsWith(`${PREFIX}${actor} `)),

  /** Deletes the ground of one layer. */
  forgetLayer: (owner: Owner, layer: string): Promise<boolean> => drop((name) => name === nameOf(owner, layer)),

  /** Deletes the ground of ranches. */
  forget: (owners: readonly Owner[]): Promise<boolean> =>
    drop((name) => owners.some((owner) => name.startsWith(nameOf(owner, '')))),
};
