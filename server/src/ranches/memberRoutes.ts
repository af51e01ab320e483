import { paths } from '@contract/http/paths';
import { memberRoleSchema, type Member } from '@contract/ranches/team';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../http/parseBody';
import { readUuid, type RanchRoute } from '../http/pathParams';
import { changeRole, removeMember } from './memberChanges';
import { findMembers, type MemberRow } from './membershipsTable';
import { assertMay, readAsker, type Asker } from './onRanch';
import type { RanchDeps } from './RanchDeps';

export function teamRoute(app: FastifyInstance, deps: RanchDeps): void {
  app.get<RanchRoute>(paths.v3.team(':ranchUuid'), async (request): Promise<Member[]> => {
    const asker = await readAsker(deps, request);
    await assertMay(deps.db, asker, 'see');
    return (await findMembers(deps.db, asker.ranchUuid)).map(presentMember);
  });
}

interface MemberRoute {
  Params: { ranchUuid: string; userUuid: string };
}

const MEMBER = paths.v1.member(':ranchUuid', ':userUuid');

const readChange = (params: MemberRoute['Params'], asker: Asker) => ({
  ...asker,
  memberUuid: readUuid(params.userUuid),
});

export function changeMemberRoute(app: FastifyInstance, deps: RanchDeps): void {
  app.patch<MemberRoute>(MEMBER, async (request): Promise<Member> => {
    const asker = await readAsker(deps, request);
    const change = readChange(request.params, asker);
    const { role } = await parseBody(memberRoleSchema, request.body);
    return presentMember(await changeRole(deps, change, role));
  });
}

export function removeMemberRoute(app: FastifyInstance, deps: RanchDeps): void {
  app.delete<MemberRoute>(MEMBER, async (request, reply) => {
    const asker = await readAsker(deps, request);
    await removeMember(deps, readChange(request.params, asker));
    return reply.code(204).send();
  });
}

/** Field by field, since collecting the rest of a row takes longer than all else here, and a team may be thousands. */
function presentMember({ uuid, first_name, last_name, full_name, email, role, joined_at }: MemberRow): Member {
  return { uuid, first_name, last_name, full_name, email, role, joined_at };
}
