import { cacheOf, isOfRelease, STATE_CACHE } from './caches';
import { listFor, type Release } from './release';
import { keepShell, SHELL } from './shell';
import { readState } from './state';

/** How long a page may take to come from the network before the frame that is kept is shown in its place. */
const PATIENCE_MS = 3_000;

/** An answer, and what is still to be done once it is given. */
export interface Answering {
  readonly answer: Promise<Response>;
  readonly later?: Promise<unknown>;
}

const keptIn = (cacheName: string, path: string) => caches.match(path, { cacheName, ignoreVary: true });
const keptShell = ({ build }: Release) => keptIn(cacheOf(build), SHELL);

async function refreshShell(release: Release): Promise<void> {
  const { language } = await readState();
  await keepShell(await caches.open(cacheOf(release.build)), language, listFor(release, language));
}

/** The kept frame at once. Another policy, or another address of the site, holds from the next time on. */
export function fromShell(request: Request, release: Release): Answering {
  const answer = keptShell(release).then((kept) => kept ?? fetch(request));
  return { answer, later: answer.then(() => refreshShell(release)) };
}

/** Whatever the network says, if it says it soon; else the kept frame. */
export async function fromNetwork(request: Request, release: Release): Promise<Response> {
  const network = fetch(request);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, undefined);
  });
  const answer = await Promise.race([network, tooLate]).catch(() => undefined);
  clearTimeout(timer);
  return answer ?? (await keptShell(release)) ?? network;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
/** A path of this origin or an address. */
const isPlace = (value: unknown) => typeof value === 'string' && /^(?:https?:\/)?\/[^/\\\s]/.test(value);

/** What every server sends: pages go by what is kept, and a line that lies sends JSON of its own. */
const areSettings = (value: unknown) =>
  isObject(value) && isPlace(value.API_V1) && isPlace(value.API_V3) && /^(?:on|off)$/.test(String(value.OFFLINE));

async function freshSettings(request: Request, cache: Cache): Promise<Response> {
  const answer = await fetch(request);
  const settings: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  if (answer.ok && areSettings(settings)) await cache.put(request.url, answer.clone());
  return answer;
}

/** The kept application settings at once, and new ones from the next time on. */
export function fromSettings(request: Request): Answering {
  const state = caches.open(STATE_CACHE);
  const fresh = state.then((cache) => freshSettings(request, cache));
  const answer = state.then(async (cache) => (await cache.match(request.url)) ?? fresh);
  return { answer, later: fresh };
}

/** A file of this release, else of any other that is kept, else of the server. */
export async function fromFiles(request: Request, { build }: Release): Promise<Response> {
  const others = (await caches.keys()).filter(isOfRelease).reverse();
  for (const name of [cacheOf(build), ...others]) {
    const kept = await keptIn(name, request.url);
    if (kept !== undefined) return kept;
  }
  return fetch(request);
}
