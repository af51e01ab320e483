import type { MasqueradePayload } from '@contract/admin/masquerade';
import { normalizeEmail } from '@contract/text/email';
import type { AccountDeps } from '../accounts';
import { recordAudit } from '../audit';
import { inTransaction } from '../db/inTransaction';
import { nobodyHasEmail, unauthenticated, wrongAdminPassword } from '../http/refusals';
import { pauseDevicesOf } from '../notices';
import { deleteSessions, findMasqueradeTarget, openMasquerade, userOpenedBy, type SignedIn } from '../sessions';
import { assertMayBeMasqueraded } from './adminPolicy';

/**
 * Turns the session of an admin into one that acts as another user, and answers its token. The admin's own is used up,
 * so of several tries at once one succeeds.
 *
 * @param ip the admin's address, for the audit log
 * @throws 403 `wrong_credentials` or `forbidden`, 404 `not_found`; the admin's session is then still there
 */
export async function startMasquerade(
  deps: AccountDeps,
  admin: SignedIn,
  { email, admin_password }: MasqueradePayload,
  ip: string,
): Promise<string> {
  const opened = await userOpenedBy(deps, { email: admin.email, ip }, admin_password);
  if (opened !== admin.uuid) throw wrongAdminPassword();
  const at = deps.clock.now();
  return inTransaction(deps.db, async (trx) => {
    const target = await findMasqueradeTarget(trx, normalizeEmail(email));
    if (target === undefined) throw nobodyHasEmail();
    assertMayBeMasqueraded(target);
    // Their own notices in this browser wait for their next log-in there: with the session they would end.
    await pauseDevicesOf(trx, admin.token_hash, at);
    const own = await deleteSessions(trx, (where) => where('token_hash', '=', admin.token_hash), {
      now: at,
      address: ip,
    });
    if (own === 0) throw unauthenticated();
    const [actorEmail, targetEmail] = [admin.email, target.email];
    await recordAudit(trx, { action: 'masquerade_started', actorEmail, targetEmail, address: ip, at });
    return openMasquerade(trx, deps, target.uuid, admin.uuid);
  });
}
