import type { Db } from '../db/Database';
import type { RanchDeps } from '../ranches';
import { endWaiting } from './hookDeliveriesTable';
import { offMail } from './hookMails';
import { findMakers, switchHookOff } from './hookPeopleTable';

interface Ending {
  webhook: string;
  reason: 'gone' | 'failed';
  now: Date;
}

type Outside = Pick<RanchDeps, 'mailer'> & { config: { readonly origSite: string } };

/** Switches a webhook off that nothing arrives at, and mails owners and managers; false where it is off already. */
export async function switchOff(
  trx: Db,
  { webhook, reason, now }: Ending,
  { mailer, config }: Outside,
): Promise<boolean> {
  const off = await switchHookOff(trx, webhook, reason, now);
  if (off === undefined) return false;
  await endWaiting(trx, webhook);
  for (const reader of await findMakers(trx, off.ranch_uuid))
    await mailer.enqueue(trx, offMail(reader, { name: off.name, reason }, config.origSite));
  return true;
}
