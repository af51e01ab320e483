import type { Config } from '../config/Config';
import type { SessionCookies } from '../http/sessionCookies';
import type { LimitDeps } from '../limits/LimitDeps';
import type { Metrics } from '../metrics/Metrics';
import type { Passwords } from './passwords';

/** What signing in and out works with. */
export interface SessionDeps extends LimitDeps {
  config: LimitDeps['config'] & Pick<Config, 'sessionIdleDays' | 'sessionMaxDays' | 'origSite' | 'cookieDomain'>;
  cookies: SessionCookies;
  passwords: Passwords;
  metrics: Metrics;
}
