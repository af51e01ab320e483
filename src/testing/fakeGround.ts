type TileAnswer = Blob | { status: number } | 'no cors' | 'gone' | 'hangs';

/** An answer as a cache holds it; jsdom has none. */
class Kept {
  readonly url = '';
  private readonly fields: ReadonlyMap<string, string>;

  constructor(
    private readonly body: Blob | null,
    { headers }: { headers: Record<string, string> },
  ) {
    this.fields = new Map(Object.entries(headers));
  }

  readonly headers = { get: (name: string) => this.fields.get(name) ?? null };
  readonly blob = async () => this.body ?? new Blob([]);
}

const TILES = 'https://tiles.example.com/';
export const A_PICTURE = new Blob(['x'.repeat(2_000)], { type: 'image/png' });

/** What `settingsV.json` says of a source of tiles. */
export const groundSettings = (may_keep = true) => ({
  MAP_TILES: {
    ERSI_IMAGERY: { template: `${TILES}{z}/{x}/{y}.png`, attribution: 'Tiles', max_zoom: 16, may_keep },
  },
});

/** Puts a source of tiles on the network, and a storage for them in this browser. To be called once there is a network. */
export function fakeGround() {
  const shelves = new Map<string, Map<string, Kept>>();
  const ground = {
    answer: (_url: string): TileAnswer => A_PICTURE,
    asked: [] as { url: string; options: RequestInit }[],
    /** How many tiles the storage takes. */
    space: Infinity,
    atOnce: 0,
    names: () => [...shelves.keys()].sort(),
    count: () => [...shelves.values()].reduce((sum, { size }) => sum + size, 0),
    /** Dates all that is kept back. */
    age: (days: number) => {
      const at = String(Date.now() - days * 86_400_000);
      for (const shelf of shelves.values())
        for (const url of shelf.keys())
          shelf.set(url, new Kept(A_PICTURE, { headers: { 'x-kept-at': at, 'x-kept-bytes': String(A_PICTURE.size) } }));
    },
  };
  let underWay = 0;

  const network = globalThis.fetch;
  async function answerTo(url: string, options: RequestInit) {
    const answer = ground.answer(url);
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (answer === 'gone' || (answer === 'no cors' && options.mode === 'cors')) throw new TypeError('Failed to fetch');
    if (answer === 'hangs') {
      return new Promise((_resolve, reject) =>
        options.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
      );
    }
    const tile = answer instanceof Blob ? answer : new Blob([]);
    const status = answer instanceof Blob || answer === 'no cors' ? 200 : answer.status;
    return { ok: status < 300, status, blob: async () => tile };
  }
  const fetch = async (url: string, options: RequestInit = {}) => {
    if (!url.startsWith(TILES)) return network(url, options);
    ground.asked.push({ url, options });
    underWay += 1;
    ground.atOnce = Math.max(ground.atOnce, underWay);
    return answerTo(url, options).finally(() => (underWay -= 1));
  };

  const cacheOf = (shelf: Map<string, Kept>) => ({
    keys: async () => [...shelf.keys()].map((url) => ({ url })),
    matchAll: async () => [...shelf.values()],
    put: async (url: string, kept: Kept) => {
      if (shelf.size >= ground.space) throw new DOMException('The storage is full', 'QuotaExceededError');
      shelf.set(url, kept);
    },
    delete: async (url: string) => shelf.delete(url),
  });
  const caches = {
    keys: async () => [...shelves.keys()],
    has: async (name: string) => shelves.has(name),
    delete: async (name: string) => shelves.delete(name),
    match: async (url: string, { cacheName }: { cacheName: string }) => shelves.get(cacheName)?.get(url),
    open: async (name: string) => {
      const shelf = shelves.get(name) ?? new Map<string, Kept>();
      shelves.set(name, shelf);
      return cacheOf(shelf);
    },
  };
  Object.assign(globalThis, { fetch, caches, Response: Kept });
  return ground;
}

/** This browser has no Cache Storage any more. */
export const endGround = (): void => void Object.assign(globalThis, { caches: undefined });
