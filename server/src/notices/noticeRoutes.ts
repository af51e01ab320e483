import { paths } from '@contract/http/paths';
import {
  noticeChoicesSchema,
  noticeDeviceSchema,
  noticeHereSchema,
  type NoticeSettings,
} from '@contract/people/notices';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseBody } from '../http/parseBody';
import { readUuid } from '../http/pathParams';
import { notFound } from '../http/refusals';
import { assertNoMasquerade, requireSignedIn } from '../sessions';
import { changeNotices } from './changeNotices';
import type { NoticeDeps } from './NoticeDeps';
import { deleteDeviceOf } from './pushSubscriptionsTable';
import { readNotices } from './readNotices';
import { takeUpNotices } from './takeUpNotices';
import { turnOnNotices } from './turnOnNotices';

async function readPerson(deps: NoticeDeps, request: FastifyRequest) {
  const user = await requireSignedIn(deps, request);
  assertNoMasquerade(user, 'turn_on_notices');
  return user;
}

export function readNoticesRoute(app: FastifyInstance, deps: NoticeDeps): void {
  app.get(paths.v1.notices, async (request): Promise<NoticeSettings> => {
    return readNotices(deps.db, await requireSignedIn(deps, request));
  });
}

export function changeNoticesRoute(app: FastifyInstance, deps: NoticeDeps): void {
  app.patch(paths.v1.notices, async (request): Promise<NoticeSettings> => {
    const user = await readPerson(deps, request);
    const patch = await parseBody(noticeChoicesSchema, request.body);
    await changeNotices(deps.db, user.uuid, patch);
    return readNotices(deps.db, user);
  });
}

export function noticeDeviceRoutes(app: FastifyInstance, deps: NoticeDeps): void {
  app.post(paths.v1.noticeDevices, async (request): Promise<NoticeSettings> => {
    const user = await readPerson(deps, request);
    await turnOnNotices(deps, user, await parseBody(noticeDeviceSchema, request.body));
    return readNotices(deps.db, user);
  });

  app.post(paths.v1.noticesHere, async (request): Promise<NoticeSettings> => {
    const user = await readPerson(deps, request);
    await takeUpNotices(deps, user, await parseBody(noticeHereSchema, request.body));
    return readNotices(deps.db, user);
  });

  app.delete<{ Params: { deviceUuid: string } }>(paths.v1.noticeDevice(':deviceUuid'), async (request, reply) => {
    const user = await readPerson(deps, request);
    if (!(await deleteDeviceOf(deps.db, user.uuid, readUuid(request.params.deviceUuid)))) throw notFound();
    return reply.code(204).send();
  });
}
