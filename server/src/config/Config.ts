import type { Beta, Offline } from '@contract/http/appSettings';
import type { MapTiles } from '@contract/http/mapTiles';
import type { Language } from '@domain/language/languages';

/** How this process runs, read once from the environment by `loadConfig`. Times are in the unit their name says. */
export interface Config {
  port: number;
  host: string;
  /** Public base address without a trailing slash. Its scheme decides `Secure` cookies and HSTS. */
  origSite: string;
  dataDir: string;
  /** Undefined: the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** Undefined: made at first start and kept in `dataDir`. */
  secretKey: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  admin: { email: string; password: string } | undefined;
  /** Exact origins that may ride on the session cookie and that CORS admits. */
  allowedOrigins: readonly string[];
  cookieDomain: string | undefined;
  /** Addresses or CIDR ranges of proxies whose forwarding headers count. */
  trustProxy: readonly string[];
  /** What `settingsV.json` hands to the client. */
  client: {
    apiV1: string;
    apiV3: string;
    analyticsKey: string;
    androidStoreUrl: string;
    iosStoreUrl: string;
    /** Addresses or paths; empty where the operator has named none. */
    termsUrl: string;
    privacyUrl: string;
    supportEmail: string;
    mapTiles: MapTiles;
  };
  /** Who becomes a beta tester, and so sees the map. */
  beta: Beta;
  /** Off: browsers give back the worker that starts the app without a connection. */
  offline: Offline;
  /** The languages that pages are sent in, English first. */
  languages: readonly Language[];
  /** What the pictures of a ranch may take, in GiB. */
  photosMaxGib: number;
  /** An absolute folder in which pictures are kept. */
  filesDir: string;
  rateLimitPerAddress: number;
  sessionIdleDays: number;
  sessionMaxDays: number;
  metricsToken: string | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}
