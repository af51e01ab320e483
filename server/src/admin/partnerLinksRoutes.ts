import { adminPaths } from '@contract/admin/adminPaths';
import { newPartnerLinkSchema, type PartnerLink } from '@contract/partners/partnerJoin';
import {
  linksQuerySchema,
  type LinksPage,
  type ListedLink,
  type PartnerAnswers,
} from '@contract/partners/partnerLinks';
import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from '../accounts';
import { pageOf, readCursor } from '../http/cursors';
import { parseBody } from '../http/parseBody';
import { readUuid } from '../http/pathParams';
import { findPartnerLinks, makePartnerLink, revokePartnerLink, type ListedLinkRow } from '../partners';
import { requireSignedIn } from '../sessions';
import { assertAdmin } from './adminPolicy';

const PAGE_SIZE = 50;

export function makePartnerLinkRoute(app: FastifyInstance, deps: AccountDeps): void {
  app.post(adminPaths.partnerLinks, async (request, reply): Promise<PartnerLink> => {
    const admin = await requireSignedIn(deps, request);
    assertAdmin(admin);
    const body = await parseBody(newPartnerLinkSchema, request.body);
    const url = await makePartnerLink(deps, body, { actorEmail: admin.email, address: request.ip });
    reply.code(201);
    return { url };
  });
}

export function listPartnerLinksRoute(app: FastifyInstance, deps: AccountDeps): void {
  app.get(adminPaths.partnerLinks, async (request): Promise<LinksPage> => {
    assertAdmin(await requireSignedIn(deps, request));
    const { cursor } = await parseBody(linksQuerySchema, request.query);
    const rows = await findPartnerLinks(deps.db, { after: readCursor(cursor), limit: PAGE_SIZE + 1 });
    const { page, next_cursor } = pageOf(rows, PAGE_SIZE, ({ created_at, uuid }) => ({ at: created_at, uuid }));
    const now = deps.clock.now();
    return { links: page.map((link) => presentPartnerLink(link, now)), next_cursor };
  });
}

export function revokePartnerLinkRoute(app: FastifyInstance, deps: AccountDeps): void {
  app.delete<{ Params: { uuid: string } }>(adminPaths.partnerLink(':uuid'), async (request, reply) => {
    const admin = await requireSignedIn(deps, request);
    assertAdmin(admin);
    await revokePartnerLink(deps, readUuid(request.params.uuid), { actorEmail: admin.email, address: request.ip });
    return reply.code(204).send();
  });
}

/** The ranch has a name exactly when it is there, and then the contract has all that the partner said. */
function answersOf(row: ListedLinkRow): PartnerAnswers | null {
  const { name, state, zip, ranch_type, members_count, title, preferred_communication } = row;
  if (name === null || state === null || zip === null || ranch_type === null) return null;
  if (members_count === null || title === null || preferred_communication === null) return null;
  return { name, state, zip, ranch_type, members_count, title, preferred_communication };
}

function presentPartnerLink(row: ListedLinkRow, now: Date): ListedLink {
  const { uuid, program, email, created_at, expires_at, ended_as } = row;
  return {
    uuid,
    program,
    email,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    state: ended_as ?? (expires_at <= now ? 'expired' : 'good'),
    ranch: answersOf(row),
  };
}
