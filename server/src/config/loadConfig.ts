import { DEFAULT_APP_SETTINGS, isBeta, isOffline } from '@contract/http/appSettings';
import { LANGUAGES, languagesIn } from '@domain/language/languages';
import type { Config } from './Config';
import { ConfigError } from './ConfigError';
import { EnvReader } from './EnvReader';
import { readAdmin } from './readAdmin';
import { readClient } from './readClient';
import { readPush } from './readPush';
import { readSite } from './readSite';
import { readStores } from './readStores';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Beyond ten years a session is for ever, and a date past year 275760 is none. */
const DAYS_MAX = 3650;

/**
 * Reads the whole environment. Empty counts as unset.
 *
 * @throws ConfigError with everything that is wrong, secrets' values left out
 */
export function loadConfig(variables: NodeJS.ProcessEnv): Config {
  const env = new EnvReader(variables);
  const site = readSite(env);
  const stores = readStores(env, site.origSite);
  const config: Config = {
    ...site,
    ...stores,
    push: readPush(env, { ...site, ...stores }),
    admin: readAdmin(env),
    client: readClient(env),
    beta: env.withDefault(
      'BETA',
      { parse: (text) => (isBeta(text) ? text : undefined), allowed: 'everyone, open or closed' },
      DEFAULT_APP_SETTINGS.BETA,
    ),
    offline: env.withDefault(
      'OFFLINE',
      { parse: (text) => (isOffline(text) ? text : undefined), allowed: 'on or off' },
      DEFAULT_APP_SETTINGS.OFFLINE,
    ),
    languages: env.withDefault(
      'LANGUAGES',
      { parse: languagesIn, allowed: `some of ${LANGUAGES.join(', ')} between commas` },
      LANGUAGES,
    ),
    photosMaxGib: env.integer('PHOTOS_MAX_GIB', 1, 100_000, 20),
    rateLimitPerAddress: env.integer('RATE_LIMIT_PER_ADDRESS', 1, 1_000_000, 60),
    sessionIdleDays: env.integer('SESSION_IDLE_DAYS', 1, DAYS_MAX, 14),
    sessionMaxDays: env.integer('SESSION_MAX_DAYS', 1, DAYS_MAX, 30),
    metricsToken: env.optional('METRICS_TOKEN', {
      parse: (text) => (/^[\x21-\x7e]+$/.test(text) ? text : undefined),
      allowed: 'visible ASCII characters without a blank',
      secret: true,
    }),
    logLevel: env.withDefault(
      'LOG_LEVEL',
      { parse: (text) => LOG_LEVELS.find((level) => level === text), allowed: `one of ${LOG_LEVELS.join(', ')}` },
      'info',
    ),
  };
  if (env.problems.length > 0) throw new ConfigError(env.problems);
  return config;
}
