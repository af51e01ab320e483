import { join } from 'node:path';
import { newRecord } from '../../server/test/support/GrazingRanch';
import { PushService } from '../../server/test/support/PushService';
import { paths } from '../../contract/http/paths';
import { ROOT } from '../../scripts/buildStamp';
import { changesCall, makeFieldRanch, write, type FieldRanch } from '../field/fieldRanch';
import type { Figure } from '../figure';
import { databaseOf } from '../serve/databaseOf';
import { serveProduct, type Product } from '../serve/serveProduct';
import { ME, signUp, v1 } from '../serverSide/people';

/** Of each round: how many notices it sends; the slowest is its sample. */
const TASKS = 5;
const LEAD_PUSHES = join(ROOT, 'e2e/support/leadPushes.ts');

/** Bo, a member of the ranch whose browser gets notices of tasks at any hour; answers who that is. */
async function addBo({ address, dataDir }: Product, ranch: FieldRanch, service: PushService): Promise<string> {
  const token = await signUp(address, 'bo@example.com');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const me = (await (await fetch(`${address}${ME}`, { headers })).json()) as { uuid: string };
  const db = await databaseOf(dataDir);
  const membership = { ranch_uuid: ranch.uuid, user_uuid: me.uuid, role: 'member' as const, joined_at: new Date() };
  await db.insertInto('memberships').values(membership).execute();
  await db.destroy();
  const send = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${address}${v1(path)}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  };
  await send('POST', paths.v1.noticeDevices, service.subscribe());
  await send('PATCH', paths.v1.notices, { quiet: null });
  return me.uuid;
}

/** From the change that gives Bo a task until the push service has the notice of it, ms. */
async function untilTold(ranch: FieldRanch, service: PushService, bo: string): Promise<number> {
  const before = service.received.length;
  const call = changesCall(ranch, [newRecord('task', { assignee_uuid: bo, paddock_uuid: ranch.paddock })]);
  const startedAt = performance.now();
  await write(ranch, call);
  const { length } = await service.messages(before + 1);
  if (length === before) throw new Error('The notice did not come');
  return performance.now() - startedAt;
}

/** How long a notice takes from the change that causes it until the push service has it: one on this machine. */
export async function measureNotices(rounds: number): Promise<Figure[]> {
  const service = await PushService.start();
  const settings = {
    RATE_LIMIT_PER_ADDRESS: '1000000',
    LOG_LEVEL: 'warn',
    PUSH_HOSTS: 'push.example.com',
    PUSH_SERVICE_PORT: String(service.port),
  };
  const product = await serveProduct(settings, [LEAD_PUSHES]);
  try {
    const ranch = await makeFieldRanch(product.address, 'owner@example.com');
    const bo = await addBo(product, ranch, service);
    // The first one finds nothing loaded.
    await untilTold(ranch, service, bo);
    const samples: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      process.stderr.write(`Notices, round ${round} of ${rounds}\n`);
      const waits: number[] = [];
      for (let task = 0; task < TASKS; task += 1) waits.push(await untilTold(ranch, service, bo));
      samples.push(Math.max(...waits));
    }
    return [
      {
        what: 'a notice, from the change until the push service has it',
        unit: 'ms',
        samples,
        budget: { atMost: 3_000 },
      },
    ];
  } finally {
    await product.close();
    await service.stop();
  }
}
