import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../Config';

const DAY_SECONDS = 24 * 60 * 60;
/** Readable by the page: it says that there is a session, and nothing about it. */
const MARK = 'has_session';

export interface SessionCookies {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

function nameFor(overHttps: boolean, domain: string | undefined): string {
  if (!overHttps) return 'session';
  return domain === undefined ? '__Host-session' : '__Secure-session';
}

/**
 * The session's cookie and the mark beside it. They live as long as a session may live at all; whether it has been
 * idle for too long the server alone decides, and its 401 clears them.
 */
export function buildSessionCookies({ origSite, cookieDomain, sessionMaxDays }: Config): SessionCookies {
  const secure = origSite.startsWith('https:');
  const name = nameFor(secure, cookieDomain);
  const place: CookieSerializeOptions = {
    path: '/',
    sameSite: 'lax',
    secure,
    ...(cookieDomain === undefined ? {} : { domain: cookieDomain }),
  };
  const life = { maxAge: sessionMaxDays * DAY_SECONDS };
  return {
    read: (request) => request.cookies[name],
    set(reply, token) {
      reply.setCookie(name, token, { ...place, ...life, httpOnly: true });
      reply.setCookie(MARK, '1', { ...place, ...life });
    },
    clear(reply) {
      reply.clearCookie(name, { ...place, httpOnly: true });
      reply.clearCookie(MARK, place);
    },
  };
}
