import { resolve } from 'node:path';
import { LANGUAGES } from '@domain/language/languages';
import { problemsOf } from '../../test/support/configProblems';
import { loadConfig } from './loadConfig';

const KEY = 'k'.repeat(32);

test('without any setting the defaults serve', () => {
  expect(loadConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    origSite: 'http://localhost:3000',
    dataDir: resolve('data'),
    files: { folder: resolve('data/files') },
    databaseUrl: undefined,
    secretKey: undefined,
    smtpUrl: undefined,
    mailFrom: 'Grazewell <no-reply@localhost>',
    admin: undefined,
    allowedOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
    cookieDomain: undefined,
    trustProxy: [],
    webhookAllow: [],
    client: {
      apiV1: '/api/v1',
      apiV3: '/api/v3',
      analyticsKey: '',
      androidStoreUrl: '',
      iosStoreUrl: '',
      termsUrl: '',
      privacyUrl: '',
      supportEmail: '',
      mapTiles: expect.objectContaining({ ERSI_TOPO: expect.anything() }),
    },
    beta: 'everyone',
    offline: 'on',
    photosMaxGib: 20,
    push: {
      hosts: expect.arrayContaining(['fcm.googleapis.com']),
      privateKey: undefined,
      contact: 'mailto:no-reply@localhost',
    },
    languages: LANGUAGES,
    rateLimitPerAddress: 60,
    sessionIdleDays: 14,
    sessionMaxDays: 30,
    metricsToken: undefined,
    logLevel: 'info',
  });
});

test('empty and blank count as unset, for every setting', () => {
  const names = ['PORT', 'HOST', 'ORIG_SITE', 'DATA_DIR', 'DATABASE_URL', 'SECRET_KEY', 'SMTP_URL', 'MAIL_FROM'];
  names.push(
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'ALLOWED_ORIGINS',
    'COOKIE_DOMAIN',
    'TRUST_PROXY',
    'WEBHOOK_ALLOW',
    'API_V1',
    'API_V3',
  );
  names.push('ANALYTICS_KEY', 'ANDROID_STORE_URL', 'IOS_STORE_URL', 'RATE_LIMIT_PER_ADDRESS', 'SESSION_IDLE_DAYS');
  names.push(
    'SESSION_MAX_DAYS',
    'METRICS_TOKEN',
    'LOG_LEVEL',
    'TERMS_URL',
    'PRIVACY_URL',
    'SUPPORT_EMAIL',
    'BETA',
    'OFFLINE',
    'LANGUAGES',
  );
  names.push('MAP_TILES', 'PUSH_HOSTS', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT');
  const all = (value: string) => Object.fromEntries(names.map((name) => [name, value]));
  expect(loadConfig(all(''))).toEqual(loadConfig({}));
  expect(loadConfig(all('  '))).toEqual(loadConfig({}));
});

test('ORIG_SITE follows PORT and loses its trailing slash; its origin and the own ones are allowed', () => {
  expect(loadConfig({ PORT: '4000' }).origSite).toBe('http://localhost:4000');
  const config = loadConfig({ ORIG_SITE: 'https://ranch.example.com/', HOST: '::1', PORT: '80' });
  expect(config.origSite).toBe('https://ranch.example.com');
  expect(config.allowedOrigins).toEqual([
    'https://ranch.example.com',
    'http://localhost',
    'http://127.0.0.1',
    'http://[::1]',
  ]);
});

test('ALLOWED_ORIGINS, TRUST_PROXY and COOKIE_DOMAIN are taken as given', () => {
  const config = loadConfig({
    ORIG_SITE: 'https://app.example.com',
    ALLOWED_ORIGINS: 'https://app.example.com, https://example.com:8443',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    COOKIE_DOMAIN: '.Example.com',
  });
  expect(config.allowedOrigins).toEqual(['https://app.example.com', 'https://example.com:8443']);
  expect(config.trustProxy).toEqual(['10.0.0.0/8', '::1']);
  expect(config.cookieDomain).toBe('example.com');
});

test('TERMS_URL and PRIVACY_URL are addresses or paths, SUPPORT_EMAIL an email, each as given', () => {
  const named = {
    TERMS_URL: 'https://example.com/terms?lang=en',
    PRIVACY_URL: '/privacy',
    SUPPORT_EMAIL: 'help+us@a-b.co',
  };
  const { termsUrl, privacyUrl, supportEmail } = loadConfig(named).client;
  expect([termsUrl, privacyUrl, supportEmail]).toEqual(Object.values(named));
});

test('LANGUAGES are English and what is named, in one order', () => {
  const read = ['', 'en', 'es', ' es , en,es'].map((text) => loadConfig({ LANGUAGES: text }).languages);
  expect(read).toEqual([LANGUAGES, ['en'], ['en', 'es'], ['en', 'es']]);
});

test('OFFLINE may be on and off, and is on where it is empty', () => {
  const read = ['on', ' off ', '', ' '].map((text) => loadConfig({ OFFLINE: text }).offline);
  expect(read).toEqual(['on', 'off', 'on', 'on']);
});

test('BETA may be everyone, open and closed', () => {
  const read = ['everyone', 'open', ' closed '].map((text) => loadConfig({ BETA: text }).beta);
  expect(read).toEqual(['everyone', 'open', 'closed']);
});

test('everything that is wrong is said in one go, with what was given and what is allowed', () => {
  const problems = problemsOf({ PORT: '70000', LOG_LEVEL: 'loud', SESSION_MAX_DAYS: '0', TRUST_PROXY: 'proxy' });
  expect(problems).toEqual([
    'PORT: "70000" must be a whole number from 0 to 65535',
    'TRUST_PROXY: "proxy" must be IP addresses or CIDR ranges between commas',
    'SESSION_MAX_DAYS: "0" must be a whole number from 1 to 3650',
    'LOG_LEVEL: "loud" must be one of fatal, error, warn, info, debug, trace, silent',
  ]);
});

test.each([
  ['PORT', '3000.5'],
  ['PORT', '-1'],
  ['PORT', '0x10'],
  ['HOST', 'not a host'],
  ['ORIG_SITE', 'ranch.example.com'],
  ['ORIG_SITE', 'ftp://example.com'],
  ['ORIG_SITE', 'https://user:pw@example.com'],
  ['ORIG_SITE', 'https://example.com/?a=1'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'https://example.com/'],
  ['ALLOWED_ORIGINS', 'https://*.example.com'],
  ['ALLOWED_ORIGINS', 'https://example.com,,'],
  ['COOKIE_DOMAIN', 'other.example'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['WEBHOOK_ALLOW', '10.0.0.0/33'],
  ['WEBHOOK_ALLOW', 'box.home'],
  ['WEBHOOK_ALLOW', '10.0.0.1,,'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'a@b.co\r\nBcc: c@d.co'],
  ['SUPPORT_EMAIL', 'help'],
  ['API_V1', 'api/v1'],
  ['API_V3', '//evil.example'],
  ['ANDROID_STORE_URL', 'javascript:alert(1)'],
  ['ANALYTICS_KEY', 'G-1"><script>'],
  ['TERMS_URL', 'javascript:alert(1)'],
  ['TERMS_URL', 'example.com/terms'],
  ['PRIVACY_URL', '//evil.example'],
  ['SUPPORT_EMAIL', 'help'],
  ['SUPPORT_EMAIL', 'help@example.com?bcc=evil@example.com'],
  ['SUPPORT_EMAIL', 'Help <help@example.com>'],
  ['BETA', 'shut'],
  ['BETA', 'CLOSED'],
  ['LANGUAGES', 'fr'],
  ['LANGUAGES', 'en;es'],
  ['OFFLINE', 'no'],
  ['OFFLINE', 'OFF'],
  ['RATE_LIMIT_PER_ADDRESS', 'many'],
  ['SESSION_IDLE_DAYS', '1e9'],
  ['ADMIN_EMAIL', 'admin'],
])('%s=%j is refused by name', (name, value) => {
  expect(problemsOf({ [name]: value })[0]).toMatch(new RegExp(`^${name}`));
});

test.each([
  ['SECRET_KEY', 'short-canary'],
  ['DATABASE_URL', 'mysql://user:canary@host/db'],
  ['SMTP_URL', 'http://user:canary@host'],
  ['SMTP_URL', 'smtp://user:canary@host/?ignoreTLS=true   # on this machine'],
  ['METRICS_TOKEN', 'canary with blanks'],
])('a bad %s is refused without its value', (name, value) => {
  const problems = problemsOf({ SECRET_KEY: KEY, [name]: value }).join();
  expect(problems).toContain(name);
  expect(problems).not.toContain('canary');
});

test('DATABASE_URL needs a SECRET_KEY', () => {
  const DATABASE_URL = 'postgres://user:canary@db.example:5432/ranches';
  expect(problemsOf({ DATABASE_URL })).toEqual([expect.stringContaining('SECRET_KEY')]);
  expect(loadConfig({ DATABASE_URL, SECRET_KEY: KEY })).toMatchObject({ databaseUrl: DATABASE_URL, secretKey: KEY });
});

test('ADMIN_EMAIL and ADMIN_PASSWORD go together and keep the rules of every account', () => {
  const good = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'gate left open at dusk' };
  expect(loadConfig(good).admin).toEqual({ email: 'boss@example.com', password: good.ADMIN_PASSWORD });
  expect(problemsOf({ ADMIN_EMAIL: good.ADMIN_EMAIL }).join()).toContain('go together');
  expect(problemsOf({ ADMIN_PASSWORD: good.ADMIN_PASSWORD }).join()).toContain('go together');
  expect(problemsOf({ ...good, ADMIN_PASSWORD: 'password' }).join()).toMatch(
    /ADMIN_PASSWORD.*not shown.*use this password/,
  );
  expect(problemsOf({ ...good, ADMIN_PASSWORD: 'x7q' }).join()).not.toContain('x7q');
});

test('PUSH_HOSTS are names of hosts, and the contact of push services follows from the site', () => {
  const { push } = loadConfig({
    PUSH_HOSTS: 'Push.Example.com, *.example.org',
    ORIG_SITE: 'https://ranch.example.com',
  });
  expect(push.hosts).toEqual(['push.example.com', '*.example.org']);
  expect(push.contact).toBe('https://ranch.example.com');
  expect(loadConfig({ VAPID_SUBJECT: 'mailto:me@example.com' }).push.contact).toBe('mailto:me@example.com');
});

test.each([
  ['PUSH_HOSTS', '127.0.0.1'],
  ['PUSH_HOSTS', '2130706433'],
  ['PUSH_HOSTS', 'https://push.example.com'],
  ['PUSH_HOSTS', 'push.example.com:8443'],
  ['PUSH_HOSTS', '*'],
  ['VAPID_SUBJECT', 'http://ranch.example.com'],
  ['VAPID_SUBJECT', 'me@example.com'],
])('%s is never %s', (name, value) => {
  expect(() => loadConfig({ [name]: value })).toThrow(`${name}: "${value}" must be`);
});

test.each(['A'.repeat(43), 'short', `${'x'.repeat(42)}+`])(
  'VAPID_PRIVATE_KEY is never %s, which is not shown',
  (key) => {
    expect(() => loadConfig({ VAPID_PRIVATE_KEY: key })).toThrow(
      'VAPID_PRIVATE_KEY: the value given (not shown) must be',
    );
  },
);
