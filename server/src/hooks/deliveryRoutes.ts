import { recordPaths } from '@contract/grazing/recordPaths';
import type { DeliveriesPage, Delivery } from '@contract/hooks/delivery';
import { deliveriesQuerySchema } from '@contract/hooks/webhook';
import type { FastifyInstance } from 'fastify';
import { pageOf, readCursor } from '../http/cursors';
import { parseBody } from '../http/parseBody';
import { readUuid } from '../http/pathParams';
import { notFound } from '../http/refusals';
import { readAskerWhoMay } from '../ranches';
import { hookBody, messageId } from './hookBody';
import { findDeliveries, sendFailedAgain, sendOneAgain, type DeliveryRow } from './hookDeliveriesTable';
import type { HookDeps } from './HookDeps';
import { hookIsOff } from './hookRefusals';
import { readChanger, type WebhookRoute } from './hookRoutes';
import { findWebhook } from './webhooksTable';

const PAGE_SIZE = 50;

function stateOf({ next_try_at, delivered_at }: DeliveryRow): Delivery['state'] {
  if (next_try_at !== null) return 'waiting';
  return delivered_at === null ? 'failed' : 'delivered';
}

function presentDelivery(row: DeliveryRow): Delivery {
  const { uuid, message_uuid, event, happened_at, tries, tried_at, next_try_at, status, failure, ms } = row;
  return {
    uuid,
    message_id: messageId(message_uuid),
    event,
    at: happened_at.toISOString(),
    state: stateOf(row),
    tries,
    tried_at: tried_at?.toISOString() ?? null,
    next_try_at: next_try_at?.toISOString() ?? null,
    status,
    failure,
    ms,
    body: hookBody(row),
  };
}

export function deliveriesRoute(app: FastifyInstance, deps: HookDeps): void {
  app.get<WebhookRoute>(recordPaths.deliveries(':ranchUuid', ':uuid'), async (request): Promise<DeliveriesPage> => {
    const { ranchUuid } = await readAskerWhoMay(deps, request, 'makeKeys');
    const uuid = readUuid(request.params.uuid);
    const { cursor } = await parseBody(deliveriesQuerySchema, request.query);
    const after = readCursor(cursor);
    if ((await findWebhook(deps.db, ranchUuid, uuid)) === undefined) throw notFound();
    const rows = await findDeliveries(deps.db, uuid, { after, limit: PAGE_SIZE + 1 });
    const { page, next_cursor } = pageOf(rows, PAGE_SIZE, ({ happened_at: at, uuid: of }) => ({ at, uuid: of }));
    return { deliveries: page.map(presentDelivery), next_cursor };
  });
}

/** Throws 404 where the ranch has none of that uuid, and 409 where it is off: nothing is sent then. */
async function assertOn({ db }: HookDeps, ranchUuid: string, uuid: string): Promise<void> {
  const webhook = await findWebhook(db, ranchUuid, uuid);
  if (webhook === undefined) throw notFound();
  if (webhook.off_since !== null) throw hookIsOff();
}

export function sendFailedAgainRoute(app: FastifyInstance, deps: HookDeps): void {
  app.post<WebhookRoute>(recordPaths.deliveriesAgain(':ranchUuid', ':uuid'), async (request) => {
    const { ranchUuid } = await readChanger(deps, request);
    const uuid = readUuid(request.params.uuid);
    await assertOn(deps, ranchUuid, uuid);
    const deliveries = await sendFailedAgain(deps.db, uuid, deps.clock.now());
    void deps.hooks.send();
    return { deliveries };
  });
}

interface DeliveryRoute {
  Params: WebhookRoute['Params'] & { deliveryUuid: string };
}

export function sendAgainRoute(app: FastifyInstance, deps: HookDeps): void {
  const path = recordPaths.deliveryAgain(':ranchUuid', ':uuid', ':deliveryUuid');
  app.post<DeliveryRoute>(path, async (request, reply) => {
    const { ranchUuid } = await readChanger(deps, request);
    const [uuid, deliveryUuid] = [readUuid(request.params.uuid), readUuid(request.params.deliveryUuid)];
    await assertOn(deps, ranchUuid, uuid);
    if (!(await sendOneAgain(deps.db, uuid, deliveryUuid, deps.clock.now()))) throw notFound();
    void deps.hooks.send();
    return reply.code(204).send();
  });
}
