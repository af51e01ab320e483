import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import type { Clock } from '../platform/clock';
import { sealFor } from '../platform/sealedBytes';
import { newKeyPair, nameOfKey, signingKeyOf, type SigningKey } from './signing';
import { endSigningKey, findKeyOfNow, insertSigningKey, type KeptSigningKey } from './signingKeysTable';

export interface SigningDeps {
  db: Db;
  clock: Clock;
  secretKey: string;
}

const sealOf = (secretKey: string) => sealFor(secretKey, 'signing key');

/** The private key; undefined where it was sealed under another secret, which is lost then. */
export function openKey({ secretKey }: Pick<SigningDeps, 'secretKey'>, kept: KeptSigningKey): SigningKey | undefined {
  try {
    return signingKeyOf(sealOf(secretKey).open(kept.sealed), kept.public_key);
  } catch {
    return undefined;
  }
}

/** Makes a key that signs from now on. Where another process has made one meanwhile, that one stays. */
async function makeKey(db: Db, { secretKey, clock }: Pick<SigningDeps, 'secretKey' | 'clock'>): Promise<void> {
  const { seed, publicKey } = newKeyPair();
  const sealed = sealOf(secretKey).seal(seed);
  await insertSigningKey(db, { key: nameOfKey(publicKey), public_key: publicKey, sealed, made_at: clock.now() });
}

/** Ends a key, and makes the one that signs from now on. Where another process has done so meanwhile, its key stays. */
export const replaceKey = (deps: SigningDeps, old: KeptSigningKey | undefined): Promise<void> =>
  inTransaction(deps.db, async (trx) => {
    if (old !== undefined) await endSigningKey(trx, old.key, deps.clock.now());
    await makeKey(trx, deps);
  });

/**
 * The key that signs now. It is made where there is none, and another one where it was sealed under a secret that this
 * server does not have.
 */
export async function ownKey(deps: SigningDeps): Promise<SigningKey> {
  for (;;) {
    const kept = await findKeyOfNow(deps.db);
    const opened = kept && openKey(deps, kept);
    if (opened !== undefined) return opened;
    await replaceKey(deps, kept);
  }
}
