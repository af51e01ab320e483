import { isLanguage, type Language } from '@domain/language/languages';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/Config';
import { readCookies, setCookieLine } from './cookies';

/** Readable by the page, which sets it too: what the person has chosen on this browser. */
const LANGUAGE_COOKIE = 'language';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** What stands behind the language in a tag: "MX" in "es-MX". */
const COUNTRY = /-[\w-]+/g;

/** The language that an address asks for, where it is one of these: `?lang=es`. */
export function askedLanguage({ query }: FastifyRequest, languages: readonly Language[]): Language | undefined {
  const asked = (query as { lang?: unknown } | undefined)?.lang;
  return isLanguage(asked) && languages.includes(asked) ? asked : undefined;
}

/** The language of the page that is asked for: of its address, else chosen before, else the browser's best, else English. */
export function languageOf(request: FastifyRequest, languages: readonly Language[]): Language {
  const [chosen] = readCookies(request.headers.cookie, LANGUAGE_COOKIE)
    .filter(isLanguage)
    .filter((one) => languages.includes(one));
  const best = () => negotiate(String(request.headers['accept-language'] ?? '').replace(COUNTRY, ''), [...languages]);
  return askedLanguage(request, languages) ?? chosen ?? languages.find((one) => one === best()) ?? 'en';
}

/** Remembers a language on this browser, beside whatever other cookies the answer sets. */
export function rememberLanguage(
  reply: FastifyReply,
  { origSite, cookieDomain: domain }: Pick<Config, 'origSite' | 'cookieDomain'>,
  language: Language,
): void {
  const secure = origSite.startsWith('https:');
  reply.header(
    'set-cookie',
    setCookieLine(LANGUAGE_COOKIE, language, { maxAgeSeconds: YEAR_SECONDS, httpOnly: false, secure, domain }),
  );
}
