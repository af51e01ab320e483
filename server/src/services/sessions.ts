import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import {
  deleteSessions,
  findSession,
  insertSession,
  insertSessionWhile,
  touchSession,
  type SignedIn,
} from '../db/sessions';
import { unauthenticated } from '../http/refusals';
import type { Opened } from './credentials';
import type { Deps } from './Deps';
import { hashOfToken, newToken } from './secrets';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How often at most the use of a session is written down. */
const TOUCH_MS = 60 * 1000;
/** How long an admin may act as somebody else. */
export const MASQUERADE_SECONDS = 60 * 60;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Since when a session must have been used to be good at `now`. */
export function idleSince({ config }: Pick<Deps, 'config'>, now: Date): Date {
  return before(now, config.sessionIdleDays * DAY_MS);
}

/** The token of the `Authorization` header, which wins, or of the cookie. */
function readToken({ cookies }: Deps, request: FastifyRequest): string | undefined {
  const { authorization } = request.headers;
  const token = authorization === undefined ? cookies.read(request) : /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

interface Whose {
  user_uuid: string;
  masqueraded_by: string | null;
}

function newSession(token: string, whose: Whose, now: Date, lifeMs: number) {
  const expires_at = new Date(now.getTime() + lifeMs);
  return { ...whose, token_hash: hashOfToken(token), created_at: now, last_used_at: now, expires_at };
}

async function open(db: Db, now: Date, whose: Whose, lifeMs: number): Promise<string> {
  const token = newToken();
  await insertSession(db, newSession(token, whose, now, lifeMs));
  return token;
}

/** Opens a session and returns its token, which is kept nowhere. */
export function openSession(db: Db, { config, clock }: Deps, userUuid: string): Promise<string> {
  return open(db, clock.now(), { user_uuid: userUuid, masqueraded_by: null }, config.sessionMaxDays * DAY_MS);
}

/**
 * Opens a session for whom a password has just opened, unless another password has come meanwhile: a session that a
 * reset has not seen would outlive it.
 */
export async function openSessionFor({ db, config, clock }: Deps, opened: Opened): Promise<string | undefined> {
  const token = newToken();
  const whose = { user_uuid: opened.uuid, masqueraded_by: null };
  const session = newSession(token, whose, clock.now(), config.sessionMaxDays * DAY_MS);
  return (await insertSessionWhile(db, session, opened.passwordHash)) ? token : undefined;
}

/** Opens a session in which an admin acts as somebody else, for an hour at most, and returns its token. */
export function openMasquerade(db: Db, { clock }: Deps, userUuid: string, adminUuid: string): Promise<string> {
  const whose = { user_uuid: userUuid, masqueraded_by: adminUuid };
  return open(db, clock.now(), whose, MASQUERADE_SECONDS * 1000);
}

/** Who sends this request; throws 401 when nobody is signed in. */
export async function requireSignedIn(deps: Deps, request: FastifyRequest): Promise<SignedIn> {
  const token = readToken(deps, request);
  if (token === undefined) throw unauthenticated();
  const now = deps.clock.now();
  const signedIn = await findSession(deps.db, hashOfToken(token), { now, idleSince: idleSince(deps, now) });
  if (signedIn === undefined) throw unauthenticated();
  const staleSince = before(now, TOUCH_MS);
  if (signedIn.last_used_at <= staleSince) await touchSession(deps.db, signedIn.token_hash, now, staleSince);
  return signedIn;
}

/** Ends the request's session, if it has one. */
export async function endSession(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = readToken(deps, request);
  if (token !== undefined) {
    const hash = hashOfToken(token);
    const end = { now: deps.clock.now(), address: request.ip };
    await inTransaction(deps.db, (trx) => deleteSessions(trx, (where) => where('token_hash', '=', hash), end));
  }
  deps.cookies.clear(reply);
}
