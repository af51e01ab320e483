import { paths } from '@contract/paths';
import { memberRoleSchema, type Member } from '@contract/team';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../http/parseBody';
import { presentMember } from '../presenters/presentMember';
import type { Deps } from '../services/Deps';
import { changeRole, removeMember } from '../services/memberChanges';
import { requireSignedIn } from '../services/sessions';
import { readRanchUuid, readUuid } from './ranchParams';

interface MemberRoute {
  Params: { ranchUuid: string; userUuid: string };
}

const MEMBER = paths.v1.member(':ranchUuid', ':userUuid');

const readChange = (params: MemberRoute['Params'], ownerUuid: string) => ({
  ranchUuid: readRanchUuid(params),
  memberUuid: readUuid(params.userUuid),
  ownerUuid,
});

export function changeMemberRoute(app: FastifyInstance, deps: Deps): void {
  app.patch<MemberRoute>(MEMBER, async (request): Promise<Member> => {
    const user = await requireSignedIn(deps, request);
    const change = readChange(request.params, user.uuid);
    const { role } = await parseBody(memberRoleSchema, request.body);
    return presentMember(await changeRole(deps, change, role));
  });
}

export function removeMemberRoute(app: FastifyInstance, deps: Deps): void {
  app.delete<MemberRoute>(MEMBER, async (request, reply) => {
    const user = await requireSignedIn(deps, request);
    await removeMember(deps, readChange(request.params, user.uuid));
    return reply.code(204).send();
  });
}
