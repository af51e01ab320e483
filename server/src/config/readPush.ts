import type { Config } from './Config';
import type { EnvReader } from './EnvReader';
import { pushHosts, vapidPrivateKey } from './parsers';

/** The push services of Chrome, Firefox, Edge and Safari. */
const KNOWN_HOSTS: string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];

/** A `mailto:` or `https:` address, which is all that push services take (RFC 8292 §2.1). */
function contact(text: string): string | undefined {
  return /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]\S*)$/i.test(text) && URL.canParse(text) ? text : undefined;
}

/** What a push service is told of whom to ask: this site where it has https, else the address that mails come from. */
const contactOf = ({ origSite, mailFrom }: Pick<Config, 'origSite' | 'mailFrom'>): string =>
  origSite.startsWith('https:') ? origSite : `mailto:${/[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0] ?? ''}`;

/** Who carries notices to phones, and how this server shows who it is. */
export function readPush(env: EnvReader, site: Pick<Config, 'origSite' | 'mailFrom'>): Config['push'] {
  return {
    hosts: env.withDefault(
      'PUSH_HOSTS',
      { parse: pushHosts, allowed: 'host names between commas, with *. before one for all below it' },
      KNOWN_HOSTS,
    ),
    privateKey: env.optional('VAPID_PRIVATE_KEY', {
      parse: vapidPrivateKey,
      allowed: 'a private key of P-256: 32 bytes as base64url',
      secret: true,
    }),
    contact: env.withDefault(
      'VAPID_SUBJECT',
      { parse: contact, allowed: 'a mailto: or https: address' },
      contactOf(site),
    ),
  };
}
