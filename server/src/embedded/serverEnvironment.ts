/**
 * The environment of PostgreSQL's processes: not ours, since that holds secrets and could hold PG… variables that
 * point elsewhere.
 */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
}
