import { isIP } from 'node:net';
import { readAppSettings, type AppTexts } from '@contract/http/appSettings';
import { isVapidKey } from '../platform/vapidKey';

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** A public base address: http or https, nothing after the path. Comes back without a trailing slash. */
export function baseAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, search, hash, href } = new URL(text);
  const isPlain = [username, password, search, hash].every((part) => part === '') && !/[?#]/.test(text);
  return isPlain && /^https?:$/.test(protocol) ? href.replace(/\/+$/, '') : undefined;
}

/** Exact web origins between commas: no path, no wildcard. */
export function origins(text: string): string[] | undefined {
  const list = text.split(',').map((part) => part.trim());
  const isExact = (part: string) =>
    /^https?:\/\/[^*]+$/.test(part) && URL.canParse(part) && new URL(part).origin === part;
  return list.every(isExact) ? list : undefined;
}

/** An address or a name to listen on. */
export function host(text: string): string | undefined {
  return isIP(text) !== 0 || HOST_NAME.test(text) ? text : undefined;
}

/** A domain for the session cookie, without the leading dot that old browsers wanted. */
export function cookieDomain(text: string): string | undefined {
  const domain = text.replace(/^\./, '').toLowerCase();
  return HOST_NAME.test(domain) && isIP(domain) === 0 ? domain : undefined;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Addresses and CIDR ranges between commas. */
export function networks(text: string): string[] | undefined {
  const list = text.split(',').map((part) => part.trim());
  return list.every(isNetwork) ? list : undefined;
}

/** A URL of one of these schemes that names a host. White space within is no part of it, but of a comment behind it. */
export function urlOf(...schemes: string[]): (text: string) => string | undefined {
  return (text) => {
    const address = text.trim();
    if (/\s/.test(address) || !URL.canParse(address)) return undefined;
    const { protocol, hostname } = new URL(address);
    return schemes.includes(protocol) && hostname !== '' ? address : undefined;
  };
}

/** A text that the client takes for this key of `settingsV.json`: the server hands out nothing that it would drop. */
export function clientSetting(key: keyof AppTexts): (text: string) => string | undefined {
  return (text) => (readAppSettings({ [key]: text })[key] === text ? text : undefined);
}

/** Host names between commas, in lower case; one with `*.` before it is all hosts below it. An address is none. */
export function pushHosts(text: string): string[] | undefined {
  const list = text.split(',').map((part) => part.trim().toLowerCase());
  const isHost = (part: string) => {
    const name = part.replace(/^\*\./, '');
    return HOST_NAME.test(name) && isIP(name) === 0 && !/^[\d.]+$/.test(name);
  };
  return list.every(isHost) ? list : undefined;
}

/** A private key of P-256, in base64url as other programs make it. */
export function vapidPrivateKey(text: string): string | undefined {
  const key = text.trim();
  return isVapidKey(key) ? key : undefined;
}
