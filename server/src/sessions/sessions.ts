import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RawBuilder } from 'kysely';
import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import { unauthenticated } from '../http/refusals';
import { hashOfToken, newToken } from '../platform/secrets';
import type { Opened } from './credentials';
import type { SessionDeps } from './SessionDeps';
import {
  deleteSessions,
  findSession,
  insertSession,
  insertSessionWhile,
  touchSession,
  type SignedIn,
} from './sessionsTable';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How often at most the use of a session is written down. */
const TOUCH_MS = 60 * 1000;
/** How long an admin may act as another user. */
export const MASQUERADE_SECONDS = 60 * 60;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
/** More than a browser can be made to send: a cookie for each part of a path, on each domain above the host. */
const TOKENS_MAX = 32;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Since when a session must have been used to be good at `now`. */
export function idleSince({ config }: { config: Pick<SessionDeps['config'], 'sessionIdleDays'> }, now: Date): Date {
  return before(now, config.sessionIdleDays * DAY_MS);
}

/** The token of the `Authorization` header, which wins, or those of the cookies, each once, as hashes. */
function readTokenHashes({ cookies }: SessionDeps, request: FastifyRequest): Buffer[] {
  const { authorization } = request.headers;
  const sent =
    authorization === undefined ? cookies.read(request) : [/^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? ''];
  const tokens = new Set(sent.filter((token) => TOKEN.test(token)));
  return [...tokens].slice(0, TOKENS_MAX).map(hashOfToken);
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
export function openSession(db: Db, { config, clock }: SessionDeps, userUuid: string): Promise<string> {
  return open(db, clock.now(), { user_uuid: userUuid, masqueraded_by: null }, config.sessionMaxDays * DAY_MS);
}

/**
 * Opens a session for whom a password has just opened, unless another password has come meanwhile: a session that a
 * reset has not seen would outlive it.
 */
export async function openSessionFor({ db, config, clock }: SessionDeps, opened: Opened): Promise<string | undefined> {
  const token = newToken();
  const whose = { user_uuid: opened.uuid, masqueraded_by: null };
  const session = newSession(token, whose, clock.now(), config.sessionMaxDays * DAY_MS);
  return (await insertSessionWhile(db, session, opened.passwordHash)) ? token : undefined;
}

/** Opens a session in which an admin acts as another user, for an hour at most, and returns its token. */
export function openMasquerade(db: Db, { clock }: SessionDeps, userUuid: string, adminUuid: string): Promise<string> {
  const whose = { user_uuid: userUuid, masqueraded_by: adminUuid };
  return open(db, clock.now(), whose, MASQUERADE_SECONDS * 1000);
}

interface Asking<Beside> {
  /** Whether the request counts as a use of the session: what a page does by itself for hours does not. */
  prolongs?: boolean;
  /** A column about the user that is found with them. */
  beside?: RawBuilder<Beside>;
}

/** Who sends this request; throws 401 when nobody is signed in. */
export async function requireSignedIn<Beside = null>(
  deps: SessionDeps,
  request: FastifyRequest,
  { prolongs = true, ...beside }: Asking<Beside> = {},
): Promise<SignedIn<Beside>> {
  const hashes = readTokenHashes(deps, request);
  if (hashes.length === 0) throw unauthenticated();
  const now = deps.clock.now();
  const signedIn = await findSession(deps.db, hashes, { now, idleSince: idleSince(deps, now), ...beside });
  if (signedIn === undefined) throw unauthenticated();
  const staleSince = before(now, TOUCH_MS);
  if (prolongs && signedIn.last_used_at <= staleSince)
    await touchSession(deps.db, signedIn.token_hash, now, staleSince);
  return signedIn;
}

/** Ends the request's session, if it has one, and any other that it brings: nothing that the browser sends opens one then. */
export async function endSession(deps: SessionDeps, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const hashes = readTokenHashes(deps, request);
  if (hashes.length > 0) {
    const end = { now: deps.clock.now(), address: request.ip };
    await inTransaction(deps.db, (trx) => deleteSessions(trx, (where) => where('token_hash', 'in', hashes), end));
  }
  deps.cookies.clear(reply);
}
