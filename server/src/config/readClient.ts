import { DEFAULT_APP_SETTINGS, type AppTexts } from '@contract/http/appSettings';
import { isEmailAddress } from '@contract/text/email';
import type { Config } from './Config';
import type { EnvReader } from './EnvReader';
import { clientSetting } from './parsers';
import { readTiles } from './readTiles';

/** What `settingsV.json` hands to the client, beside what other settings say already. */
export function readClient(env: EnvReader): Config['client'] {
  const address = (key: keyof AppTexts) => {
    const rule = { parse: clientSetting(key), allowed: 'an http(s):// address or a path like /api/v1' };
    return env.withDefault(key, rule, DEFAULT_APP_SETTINGS[key]);
  };
  return {
    apiV1: address('API_V1'),
    apiV3: address('API_V3'),
    analyticsKey: env.withDefault(
      'ANALYTICS_KEY',
      { parse: (text) => (/^[\w-]{1,64}$/.test(text) ? text : undefined), allowed: 'a key like G-ABC123' },
      DEFAULT_APP_SETTINGS.ANALYTICS_KEY,
    ),
    androidStoreUrl: address('ANDROID_STORE_URL'),
    iosStoreUrl: address('IOS_STORE_URL'),
    termsUrl: address('TERMS_URL'),
    privacyUrl: address('PRIVACY_URL'),
    supportEmail: env.withDefault(
      'SUPPORT_EMAIL',
      {
        parse: (text) => (isEmailAddress(text) ? clientSetting('SUPPORT_EMAIL')(text) : undefined),
        allowed: 'an email address like help@example.com',
      },
      DEFAULT_APP_SETTINGS.SUPPORT_EMAIL,
    ),
    mapTiles: readTiles(env),
  };
}
