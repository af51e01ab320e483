import { countAddressTry } from '../db/addressTries';
import type { Db } from '../db/Database';
import { clearFailures, reserveCheck, type FailureLimit } from '../db/failedChecks';
import { addressOf } from '../http/addressOf';
import { tooMany } from '../http/refusals';
import type { Deps } from './Deps';
import { hmacOf } from './secrets';

const HOUR_SECONDS = 60 * 60;
const FROM_ONE_ADDRESS: FailureLimit = { failures: 10, windowSeconds: 24 * HOUR_SECONDS };
const FROM_ALL_ADDRESSES: FailureLimit = { failures: 100, windowSeconds: HOUR_SECONDS };

/** Whose password is checked (email in its normal form), from where. */
export interface Attempt {
  email: string;
  ip: string;
  /** Told when the account has to wait, which no answer may show. */
  onLocked?: () => void;
}

/**
 * Counts a try of anything that can be guessed or that makes an account, before any work is done for it; throws 429
 * when the address has had its tries of this minute.
 */
export async function countTry({ db, clock, config, secretKey }: Deps, ip: string): Promise<void> {
  const now = clock.now();
  const { tries, endsAt } = await countAddressTry(db, hmacOf(secretKey, 'address', addressOf(ip)), now);
  if (tries <= config.rateLimitPerAddress) return;
  throw tooMany(Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)));
}

function failureKeys(secretKey: string, { email, ip }: Attempt): { here: Buffer; anywhere: Buffer } {
  return {
    here: hmacOf(secretKey, 'failures', email, addressOf(ip)),
    anywhere: hmacOf(secretKey, 'failures', email),
  };
}

/** Forgets the failed checks of an account from this address, and those counted from everywhere together. */
export async function forgetFailures(db: Db, { secretKey }: Deps, attempt: Attempt): Promise<void> {
  const { here, anywhere } = failureKeys(secretKey, attempt);
  await clearFailures(db, [here, anywhere]);
}

/**
 * Makes a check of an account's password within the limits of failures; the check answers whom it opened, or undefined.
 * An account that has to wait looks like any wrong password: the check is made all the same and its answer thrown away.
 * A right one clears the count.
 */
export async function checkWithinLimits<T>(
  deps: Deps,
  attempt: Attempt,
  check: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const { db, clock, secretKey, gate } = deps;
  const { here, anywhere } = failureKeys(secretKey, attempt);
  return gate.run(here.toString('hex'), async () => {
    const now = clock.now();
    const mayCheck =
      (await reserveCheck(db, here, FROM_ONE_ADDRESS, now)) &&
      (await reserveCheck(db, anywhere, FROM_ALL_ADDRESSES, now));
    if (!mayCheck) attempt.onLocked?.();
    const opened = await check();
    if (!mayCheck || opened === undefined) return undefined;
    await forgetFailures(db, deps, attempt);
    return opened;
  });
}
