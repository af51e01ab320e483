import type { AppSettings } from '@contract/http/appSettings';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/Config';
import { vapidPublicKey } from '../platform/vapidKey';

/** The client's settings come from the configuration and not from the file that a static host would serve. */
export function appSettingsRoute(
  app: FastifyInstance,
  { client, beta, offline, languages, origSite, cookieDomain = '' }: Config,
  vapidKey: string | undefined,
): void {
  const publicKey = vapidKey === undefined ? '' : vapidPublicKey(vapidKey);
  app.get('/assets/json/settingsV.json', async (): Promise<AppSettings> => ({
    API_V1: client.apiV1,
    API_V3: client.apiV3,
    ORIG_SITE: origSite,
    COOKIE_DOMAIN: cookieDomain,
    ANALYTICS_KEY: client.analyticsKey,
    ANDROID_STORE_URL: client.androidStoreUrl,
    IOS_STORE_URL: client.iosStoreUrl,
    TERMS_URL: client.termsUrl,
    PRIVACY_URL: client.privacyUrl,
    SUPPORT_EMAIL: client.supportEmail,
    VAPID_PUBLIC_KEY: publicKey,
    BETA: beta,
    OFFLINE: offline,
    LANGUAGES: languages,
    MAP_TILES: client.mapTiles,
  }));
}
