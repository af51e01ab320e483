import type { Db } from '../db/Database';
import { addressOf } from '../http/addressOf';
import { AccountWaits, tooMany } from '../http/refusals';
import { hmacOf } from '../platform/secrets';
import { countAddressTry } from './addressTriesTable';
import { clearFailures, findWait, reserveCheck, type FailureLimit } from './failedChecksTable';
import type { LimitDeps } from './LimitDeps';

const HOUR_SECONDS = 60 * 60;
const FROM_ONE_ADDRESS: FailureLimit = { failures: 10, windowSeconds: 24 * HOUR_SECONDS };
const FROM_ALL_ADDRESSES: FailureLimit = { failures: 100, windowSeconds: HOUR_SECONDS };

/** Whose password is checked (email in its normal form), from where. */
export interface Attempt {
  email: string;
  ip: string;
}

const secondsFrom = (now: Date, end: Date) => Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));

/**
 * Counts a try of anything that can be guessed or that makes an account, before any work is done for it; throws 429
 * when the address has had its tries of this minute.
 */
export async function countTry({ db, clock, config, secretKey }: LimitDeps, ip: string): Promise<void> {
  const now = clock.now();
  const { tries, endsAt } = await countAddressTry(db, hmacOf(secretKey, 'address', addressOf(ip)), now);
  if (tries <= config.rateLimitPerAddress) return;
  throw tooMany(secondsFrom(now, endsAt));
}

function failureKeys(secretKey: string, { email, ip }: Attempt): { here: Buffer; anywhere: Buffer } {
  return {
    here: hmacOf(secretKey, 'failures', email, addressOf(ip)),
    anywhere: hmacOf(secretKey, 'failures', email),
  };
}

/** Forgets the failed checks of an account from this address, and those counted from everywhere together. */
export async function forgetFailures(db: Db, { secretKey }: LimitDeps, attempt: Attempt): Promise<void> {
  const { here, anywhere } = failureKeys(secretKey, attempt);
  await clearFailures(db, [here, anywhere]);
}

/** Counts a check towards both limits; throws `AccountWaits` when one of them says to wait, and counts nothing then. */
async function reserveBoth({ db, clock, secretKey }: LimitDeps, attempt: Attempt): Promise<void> {
  const now = clock.now();
  const { here, anywhere } = failureKeys(secretKey, attempt);
  const findEnd = () => findWait(db, [here, anywhere], now);
  const end = await findEnd();
  const isCounted =
    end === undefined &&
    (await reserveCheck(db, here, FROM_ONE_ADDRESS, now)) &&
    (await reserveCheck(db, anywhere, FROM_ALL_ADDRESSES, now));
  // Where another check of the same moment was the last one, only a second look finds the end.
  if (!isCounted) throw new AccountWaits(secondsFrom(now, end ?? (await findEnd()) ?? now));
}

/**
 * Makes a check of an account's password within the limits of failures; the check answers whom it opened, or undefined.
 * A right one clears the count. While the account has to wait no check is made, so that the refusal has the same words
 * and takes the same time for a right password, a wrong one and an email that nobody has.
 *
 * @throws 429 `too_many` with what is left of the wait
 */
export async function checkWithinLimits<T>(
  deps: LimitDeps,
  attempt: Attempt,
  check: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const { db, secretKey, gate } = deps;
  const { here } = failureKeys(secretKey, attempt);
  return gate.run(here.toString('hex'), async () => {
    await reserveBoth(deps, attempt);
    const opened = await check();
    if (opened !== undefined) await forgetFailures(db, deps, attempt);
    return opened;
  });
}
