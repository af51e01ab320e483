import { recordPaths } from '@contract/grazing/recordPaths';
import {
  changedWebhookSchema,
  wantedWebhookSchema,
  type NewHookSecret,
  type NewWebhook,
  type Webhook,
} from '@contract/hooks/webhook';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseBody } from '../http/parseBody';
import { readUuid, type RanchRoute } from '../http/pathParams';
import { notFound } from '../http/refusals';
import { readAskerWhoMay, type Asker } from '../ranches';
import { assertNoMasquerade } from '../sessions';
import { changeWebhook, makeWebhook, renewSecret } from './changeWebhooks';
import type { HookDeps } from './HookDeps';
import { sendTest } from './sendTest';
import { deleteWebhook, findWebhooks, presentWebhook } from './webhooksTable';

export interface WebhookRoute {
  Params: RanchRoute['Params'] & { uuid: string };
}

/** Who changes a webhook: never an admin who acts for a person. */
export async function readChanger(deps: HookDeps, request: FastifyRequest<RanchRoute>): Promise<Asker> {
  const asker = await readAskerWhoMay(deps, request, 'makeKeys');
  assertNoMasquerade(asker.user, 'change_webhook');
  return asker;
}

export function makeWebhookRoute(app: FastifyInstance, deps: HookDeps): void {
  app.post<RanchRoute>(recordPaths.webhooks(':ranchUuid'), async (request, reply): Promise<NewWebhook> => {
    const asker = await readChanger(deps, request);
    const made = await makeWebhook(deps, asker, await parseBody(wantedWebhookSchema, request.body));
    reply.code(201);
    return made;
  });
}

export function webhooksRoute(app: FastifyInstance, deps: HookDeps): void {
  app.get<RanchRoute>(recordPaths.webhooks(':ranchUuid'), async (request): Promise<Webhook[]> => {
    const { ranchUuid } = await readAskerWhoMay(deps, request, 'makeKeys');
    const now = deps.clock.now();
    return (await findWebhooks(deps.db, ranchUuid)).map((row) => presentWebhook(row, now));
  });
}

export function changeWebhookRoute(app: FastifyInstance, deps: HookDeps): void {
  app.patch<WebhookRoute>(recordPaths.webhook(':ranchUuid', ':uuid'), async (request): Promise<Webhook> => {
    const asker = await readChanger(deps, request);
    const uuid = readUuid(request.params.uuid);
    return changeWebhook(deps, asker, uuid, await parseBody(changedWebhookSchema, request.body));
  });
}

export function deleteWebhookRoute(app: FastifyInstance, deps: HookDeps): void {
  app.delete<WebhookRoute>(recordPaths.webhook(':ranchUuid', ':uuid'), async (request, reply) => {
    const { ranchUuid } = await readChanger(deps, request);
    if (!(await deleteWebhook(deps.db, ranchUuid, readUuid(request.params.uuid)))) throw notFound();
    return reply.code(204).send();
  });
}

export function renewSecretRoute(app: FastifyInstance, deps: HookDeps): void {
  app.post<WebhookRoute>(recordPaths.webhookSecret(':ranchUuid', ':uuid'), async (request): Promise<NewHookSecret> => {
    const asker = await readChanger(deps, request);
    return renewSecret(deps, asker, readUuid(request.params.uuid));
  });
}

export function testWebhookRoute(app: FastifyInstance, deps: HookDeps): void {
  app.post<WebhookRoute>(recordPaths.webhookTest(':ranchUuid', ':uuid'), async (request, reply) => {
    const asker = await readChanger(deps, request);
    await sendTest(deps, asker, readUuid(request.params.uuid));
    return reply.code(204).send();
  });
}
