import { readUrl } from './readUrl';

/** What is plain text in `assets/json/settingsV.json`. Empty means not set. */
export interface AppTexts {
  API_V1: string;
  API_V3: string;
  ORIG_SITE: string;
  COOKIE_DOMAIN: string;
  ANALYTICS_KEY: string;
  ANDROID_STORE_URL: string;
  IOS_STORE_URL: string;
  TERMS_URL: string;
  PRIVACY_URL: string;
  SUPPORT_EMAIL: string;
  /** By which browsers let this server alone send notices, in base64url; empty where it sends none. */
  VAPID_PUBLIC_KEY: string;
}

const BETAS = ['everyone', 'open', 'closed'] as const;

/** Whether every account is a beta tester from its first day, people make themselves one, or only admins make them one. */
export type Beta = (typeof BETAS)[number];

export const isBeta = (value: unknown): value is Beta => BETAS.some((one) => one === value);

/** Whether browsers keep the app, so that it starts without a connection. */
export type Offline = 'on' | 'off';

export const isOffline = (value: unknown): value is Offline => value === 'on' || value === 'off';

/** What the server tells the client at startup, in `assets/json/settingsV.json`. */
export interface AppSettings extends AppTexts {
  BETA: Beta;
  OFFLINE: Offline;
  /** As it came: who draws a map reads it by `readMapTiles`, and nobody else loads its rules. */
  MAP_TILES: unknown;
  /** As they came: who offers them reads them by `offeredLanguages`. */
  LANGUAGES: unknown;
}

const DEFAULT_TEXTS: Readonly<AppTexts> = {
  API_V1: '/api/v1',
  API_V3: '/api/v3',
  ORIG_SITE: '',
  COOKIE_DOMAIN: '',
  ANALYTICS_KEY: '',
  ANDROID_STORE_URL: '',
  IOS_STORE_URL: '',
  TERMS_URL: '',
  PRIVACY_URL: '',
  SUPPORT_EMAIL: '',
  VAPID_PUBLIC_KEY: '',
};

/** What serves while the file is not there, and for each key of it that is not good: this origin's own server. */
export const DEFAULT_APP_SETTINGS: Readonly<AppSettings> = {
  ...DEFAULT_TEXTS,
  BETA: 'everyone',
  OFFLINE: 'on',
  MAP_TILES: {},
  LANGUAGES: [],
};

/** The keys whose values are plain texts. */
export const TEXT_KEYS = Object.keys(DEFAULT_TEXTS) as (keyof AppTexts)[];
const REQUIRED = ['API_V1', 'API_V3'] as const;
/** Of an address as it is in a `mailto:`. */
const EMAIL = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/;
/** 65 bytes in base64url. */
const VAPID_PUBLIC_KEY = /^[\w-]{87}$/;

function isHttpUrl(text: string): boolean {
  return /^https?:\/\//i.test(text) && readUrl(text) !== undefined;
}

function isPath(text: string): boolean {
  return /^\/(?![/\\])[^\\\s]*$/.test(text);
}

function isGood(key: keyof AppTexts, value: unknown): value is string {
  if (typeof value !== 'string') return false;
  if (value === '') return !REQUIRED.some((name) => name === key);
  if (key === 'SUPPORT_EMAIL') return EMAIL.test(value);
  if (key === 'VAPID_PUBLIC_KEY') return VAPID_PUBLIC_KEY.test(value);
  return !/_(V\d|SITE|URL)$/.test(key) || isHttpUrl(value) || isPath(value);
}

/** Reads whatever came as `settingsV.json`: each key that is not good falls back by itself. Total over any value. */
export function readAppSettings(value: unknown): AppSettings {
  const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const own = (key: keyof AppSettings) => (Object.hasOwn(given, key) ? given[key] : undefined);
  const settings = { ...DEFAULT_APP_SETTINGS, MAP_TILES: own('MAP_TILES') ?? {}, LANGUAGES: own('LANGUAGES') ?? [] };
  for (const key of TEXT_KEYS) {
    const text = own(key);
    if (isGood(key, text)) settings[key] = text;
  }
  const beta = own('BETA');
  if (isBeta(beta)) settings.BETA = beta;
  if (own('OFFLINE') === 'off') settings.OFFLINE = 'off';
  return settings;
}
