import { PUSH_ADDRESS, STATE_CACHE } from './caches';

/** The address of this browser's notices that the server knows; undefined where it knows none. */
export async function knownPushAddress(): Promise<string | undefined> {
  const kept = await (await caches.open(STATE_CACHE)).match(PUSH_ADDRESS);
  return (await kept?.json()) as string | undefined;
}

/** Remembers what the server knows: undefined where it knows none any more. */
export async function keepPushAddress(address: string | undefined): Promise<void> {
  const cache = await caches.open(STATE_CACHE);
  if (address === undefined) await cache.delete(PUSH_ADDRESS);
  else await cache.put(PUSH_ADDRESS, new Response(JSON.stringify(address)));
}
