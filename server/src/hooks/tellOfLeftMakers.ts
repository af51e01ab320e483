import { inTransaction } from '../db/inTransaction';
import type { HookDeps } from './HookDeps';
import { leftMail } from './hookMails';
import { findOwners, takeLeftHooks } from './hookPeopleTable';

/** Mails owners once about webhooks whose makers have left the ranch. */
export async function tellOfLeftMakers({
  db,
  mailer,
  config,
}: Pick<HookDeps, 'db' | 'mailer'> & { config: { readonly origSite: string } }): Promise<void> {
  const told = await inTransaction(db, async (trx) => {
    const left = await takeLeftHooks(trx);
    for (const hooks of left) {
      for (const owner of await findOwners(trx, hooks.ranch_uuid))
        await mailer.enqueue(trx, leftMail(owner, hooks, config.origSite));
    }
    return left.length;
  });
  if (told > 0) await mailer.send();
}
