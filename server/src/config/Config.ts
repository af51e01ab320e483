import type { Beta, Offline } from '@contract/http/appSettings';
import type { MapTiles } from '@contract/http/mapTiles';
import type { Language } from '@domain/language/languages';

/** A place in S3. */
export interface S3Place {
  bucket: string;
  /** What the keys of all objects begin with, without a slash at either end; empty for the whole bucket. */
  prefix: string;
  region: string;
  /** The address of the server, without the bucket. */
  endpoint: string;
  /** Whether it is Amazon's own, where each bucket has a host. */
  isAmazon: boolean;
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
}

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
  /** Addresses or CIDR ranges of private networks that webhooks may be sent to, by `http:` too. */
  webhookAllow: readonly string[];
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
  /** Where pictures are kept: an absolute folder, or S3. */
  files: { folder: string } | S3Place;
  /** Notices on phones. */
  push: {
    /** Hosts of push services that notices are sent to; one with `*.` before it is all hosts below it. */
    hosts: readonly string[];
    /** Base64url. Undefined: made at first start and kept in `dataDir`. */
    privateKey: string | undefined;
    /** A `mailto:` or `https:` address at which a push service finds the operator. */
    contact: string;
  };
  rateLimitPerAddress: number;
  sessionIdleDays: number;
  sessionMaxDays: number;
  metricsToken: string | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}
