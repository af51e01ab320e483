import type { Config } from '../Config';
import type { Db } from '../db/Database';
import type { Clock } from '../http/clock';
import type { SessionCookies } from '../http/sessionCookies';
import type { Mailer } from '../mail/Mailer';
import type { Metrics } from '../metrics/Metrics';
import type { Gate } from './gate';
import type { KeysUnderWay } from './idempotency';
import type { Passwords } from './passwords';

/** What routes and services work with, made once by `buildApp`. */
export interface Deps {
  config: Config;
  db: Db;
  clock: Clock;
  /** Outside the database: what is kept there as an HMAC cannot be guessed without it. */
  secretKey: string;
  cookies: SessionCookies;
  passwords: Passwords;
  /** Admits the work that costs a password hash. */
  gate: Gate;
  keysUnderWay: KeysUnderWay;
  mailer: Mailer;
  metrics: Metrics;
  /** Whether the server is on its way out. */
  isDraining: () => boolean;
}
