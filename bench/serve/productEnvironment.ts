/** Settings of the shell that would make it another server than the one that is to be measured. */
const OWN = [
  'DATABASE_URL',
  'SECRET_KEY',
  'ORIG_SITE',
  'ALLOWED_ORIGINS',
  'COOKIE_DOMAIN',
  'TRUST_PROXY',
  'SMTP_URL',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'ANALYTICS_KEY',
  'API_V1',
  'API_V3',
  'RATE_LIMIT_PER_ADDRESS',
  'METRICS_TOKEN',
];

/** The environment of a server on a free port of this machine, with the settings given and otherwise its defaults, but that the map asks no tile server. */
export function productEnvironment(dataDir: string, settings: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  // Node's own, to which empty is a number of threads.
  const { UV_THREADPOOL_SIZE: _, ...shell } = process.env;
  const unset = Object.fromEntries(OWN.map((name) => [name, '']));
  return { ...shell, ...unset, PORT: '0', HOST: '', DATA_DIR: dataDir, MAP_TILES: 'none', ...settings };
}
