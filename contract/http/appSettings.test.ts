import fc from 'fast-check';
import { DEFAULT_APP_SETTINGS, readAppSettings, TEXT_KEYS, type AppSettings } from './appSettings';

const GOOD: AppSettings = {
  API_V1: 'https://api.example.com/v1',
  API_V3: '/elsewhere/v3',
  ORIG_SITE: 'https://ranch.example.com',
  COOKIE_DOMAIN: 'example.com',
  ANALYTICS_KEY: 'key-1',
  ANDROID_STORE_URL: 'https://play.example.com/app',
  IOS_STORE_URL: 'https://apps.example.com/app',
  TERMS_URL: 'https://ranch.example.com/terms',
  PRIVACY_URL: '/privacy',
  SUPPORT_EMAIL: 'help@ranch.example.com',
  VAPID_PUBLIC_KEY: 'B'.repeat(87),
  BETA: 'closed',
  OFFLINE: 'off',
  LANGUAGES: ['en', 'es'],
  MAP_TILES: { ERSI_TOPO: { template: '/tiles/{z}/{x}/{y}', attribution: '', max_zoom: 12 } },
};
const KEYS = Object.keys(DEFAULT_APP_SETTINGS) as (keyof AppSettings)[];
const TEXTS = ['COOKIE_DOMAIN', 'ANALYTICS_KEY', 'SUPPORT_EMAIL', 'VAPID_PUBLIC_KEY'];
const ADDRESSES = TEXT_KEYS.filter((key) => !TEXTS.includes(key));

describe('the settings of the application', () => {
  it('are taken as they are when they are good', () => {
    expect(readAppSettings(GOOD)).toEqual(GOOD);
    expect(readAppSettings({ ...DEFAULT_APP_SETTINGS })).toEqual(DEFAULT_APP_SETTINGS);
  });

  it.each([undefined, null, true, 7, 'text', [], [GOOD], {}, () => GOOD])('are the built-in ones for %p', (value) => {
    expect(readAppSettings(value)).toEqual(DEFAULT_APP_SETTINGS);
  });

  it.each(KEYS.filter((key) => key !== 'MAP_TILES' && key !== 'LANGUAGES'))(
    '%s falls back alone when it is missing or no text',
    (key) => {
      const expected = { ...GOOD, [key]: DEFAULT_APP_SETTINGS[key] };
      for (const bad of [undefined, null, 7, true, [], {}, ['/api'], { toString: () => '/api' }]) {
        expect(readAppSettings({ ...GOOD, [key]: bad })).toEqual(expected);
      }
      const { [key]: _left, ...rest } = GOOD;
      expect(readAppSettings(rest)).toEqual(expected);
    },
  );

  it('MAP_TILES is handed on as it came', () => {
    for (const tiles of ['none', 7, [], {}])
      expect(readAppSettings({ ...GOOD, MAP_TILES: tiles }).MAP_TILES).toEqual(tiles);
    for (const tiles of [undefined, null]) expect(readAppSettings({ ...GOOD, MAP_TILES: tiles }).MAP_TILES).toEqual({});
  });

  it('LANGUAGES are handed on as they came', () => {
    for (const languages of [['en', 'es'], 'es', 7])
      expect(readAppSettings({ ...GOOD, LANGUAGES: languages }).LANGUAGES).toEqual(languages);
    for (const languages of [undefined, null])
      expect(readAppSettings({ ...GOOD, LANGUAGES: languages }).LANGUAGES).toEqual([]);
  });

  it.each(ADDRESSES)('%s falls back alone when it is no address', (key) => {
    const expected = { ...GOOD, [key]: DEFAULT_APP_SETTINGS[key] };
    const bad = [
      'javascript:alert(1)',
      'JaVaScRiPt://%0aalert(1)',
      'data:text/html,x',
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'api/v1',
      'https://',
      'ftp://a.example',
      ' ',
      '/a b',
      'null',
    ];
    for (const address of bad) expect(readAppSettings({ ...GOOD, [key]: address })).toEqual(expected);
  });

  it.each(['help', 'help@ranch', 'a b@ranch.example', 'a@b.co?cc=c@d.co', 'Help <a@b.co>', 'a@b.co, c@d.co', '@b.co'])(
    'SUPPORT_EMAIL falls back alone for %j, which is no email to write to',
    (email) => {
      expect(readAppSettings({ ...GOOD, SUPPORT_EMAIL: email })).toEqual({ ...GOOD, SUPPORT_EMAIL: '' });
    },
  );

  it.each(['everyone', 'open', 'closed'])('BETA may be %j', (beta) => {
    expect(readAppSettings({ ...GOOD, BETA: beta })).toEqual({ ...GOOD, BETA: beta });
  });

  it.each(['', 'shut', 'OPEN', 'closed '])('BETA is everyone for %j', (beta) => {
    expect(readAppSettings({ ...GOOD, BETA: beta })).toEqual({ ...GOOD, BETA: 'everyone' });
  });

  it.each(['', 'ON', 'off ', 'false'])('OFFLINE is on for %j', (offline) => {
    expect(readAppSettings({ ...GOOD, OFFLINE: offline })).toEqual({ ...GOOD, OFFLINE: 'on' });
  });

  it.each(TEXT_KEYS)('%s may be empty unless it is where the calls go', (key) => {
    const isNeeded = key === 'API_V1' || key === 'API_V3';
    expect(readAppSettings({ ...GOOD, [key]: '' })[key]).toBe(isNeeded ? DEFAULT_APP_SETTINGS[key] : '');
  });

  it('come from the file’s own keys, and know no others', () => {
    expect(readAppSettings(Object.create(GOOD))).toEqual(DEFAULT_APP_SETTINGS);
    const odd: unknown = JSON.parse('{"__proto__":{"API_V1":"https://evil.example"},"constructor":1,"OTHER":"x"}');
    expect(readAppSettings(odd)).toEqual(DEFAULT_APP_SETTINGS);
    expect(({} as Record<string, unknown>).API_V1).toBeUndefined();
  });

  it('R2: are whole and good for any JSON', () => {
    const value = fc.oneof(fc.jsonValue(), fc.webUrl(), fc.string(), fc.constantFrom('', '/', '//', 'https://a.b'));
    const file = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.oneof(fc.constantFrom(...KEYS), fc.string()), value, { maxKeys: 9 }),
    );
    fc.assert(
      fc.property(file, (given) => {
        const read = readAppSettings(given);
        expect(Object.keys(read)).toEqual(KEYS);
        expect(readAppSettings(read)).toEqual(read);
        for (const key of TEXT_KEYS) expect(typeof read[key]).toBe('string');
        expect(['everyone', 'open', 'closed']).toContain(read.BETA);
        for (const key of ADDRESSES) expect(read[key]).toMatch(/^(?:$|https?:\/\/|\/(?!\/))/i);
      }),
      { numRuns: 500 },
    );
  });
});
