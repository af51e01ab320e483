import type { Config } from '../config/Config';
import type { Db } from '../db/Database';
import type { Clock } from '../platform/clock';
import type { FairShare } from './FairShare';
import type { Shares } from './shares';

/** What counting and waiting works with. */
export interface LimitDeps {
  config: Pick<Config, 'rateLimitPerAddress'>;
  db: Db;
  clock: Clock;
  /** Outside the database: what is kept there as an HMAC cannot be guessed without it. */
  secretKey: string;
  /** Admits the work that costs a password hash. */
  gate: FairShare;
  /** What persons, ranches and keys share of this process. */
  shares: Shares;
}
