import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/Config';
import { readCookies, setCookieLine } from './cookies';

const DAY_SECONDS = 24 * 60 * 60;
/** Readable by the page: it says that there is a session, and nothing about it. */
const MARK = 'has_session';

/** Whether the person who asks for a page seems to be signed in: nothing to trust, enough to draw by. */
export const seemsSignedIn = ({ headers }: FastifyRequest) => readCookies(headers.cookie, MARK).includes('1');

export interface SessionCookies {
  /** What stands in every cookie of the session's name. A site beside ours can put its own before the good one. */
  read(request: FastifyRequest): string[];
  /** For as long as a session may live, or for so many seconds. */
  set(reply: FastifyReply, token: string, maxAgeSeconds?: number): void;
  clear(reply: FastifyReply): void;
}

function nameFor(secure: boolean, domain: string | undefined): string {
  if (!secure) return 'session';
  return domain === undefined ? '__Host-session' : '__Secure-session';
}

/**
 * The session's cookie and the mark beside it. They live as long as a session may live at all; whether it has been
 * idle for too long the server alone decides, and its 401 clears them.
 */
export function buildSessionCookies({ origSite, cookieDomain: domain, sessionMaxDays }: Config): SessionCookies {
  const secure = origSite.startsWith('https:');
  const name = nameFor(secure, domain);
  const send = (reply: FastifyReply, token: string, mark: string, maxAgeSeconds: number) => {
    const shared = { maxAgeSeconds, secure, domain };
    reply.header('set-cookie', [
      setCookieLine(name, token, { ...shared, httpOnly: true }),
      setCookieLine(MARK, mark, { ...shared, httpOnly: false }),
    ]);
  };
  return {
    read: (request) => readCookies(request.headers.cookie, name),
    set: (reply, token, maxAgeSeconds = Math.round(sessionMaxDays * DAY_SECONDS)) =>
      send(reply, token, '1', maxAgeSeconds),
    clear: (reply) => send(reply, '', '', 0),
  };
}
