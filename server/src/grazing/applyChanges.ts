import type { ChangeGroup, ChangesAnswer, GroupResult } from '@contract/grazing/changes';
import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../db/inTransaction';
import { notFound } from '../http/refusals';
import { sharersOf, type Asker } from '../ranches';
import { applyGroup, refused, type FormedGroup, type Sender } from './applyGroup';
import type { GrazingDeps } from './GrazingDeps';
import { findStanding, type Standing } from './groupsTable';
import { readGroup } from './readGroup';

type SentGroup = ChangeGroup<unknown>;

/** In a masquerade it is the admin who writes, on behalf of the person. */
const senderOf = ({ user }: Asker): Sender => ({
  userUuid: user.uuid,
  senderUuid: user.masqueraded_by ?? user.uuid,
  onBehalfOf: user.masqueraded_by === null ? null : user.uuid,
});

/**
 * Applies groups in order, each in a transaction of its own; a refused one does not stop the next. Answers one result a
 * group. The log says how many there were, and nothing of what they hold.
 */
export async function applyChanges(
  { db, clock, shares }: Pick<GrazingDeps, 'db' | 'clock' | 'shares'>,
  { log }: Pick<FastifyRequest, 'log'>,
  asker: Asker,
  groups: readonly SentGroup[],
): Promise<ChangesAnswer> {
  const { ranchUuid } = asker;
  const sender = senderOf(asker);
  const results: GroupResult[] = [];
  let standing: Standing | undefined;
  for (const group of groups) {
    const now = clock.now();
    const formed = await readGroup(group, { ranchUuid, now });
    if ('code' in formed) {
      results.push(refused(group.uuid, formed));
      continue;
    }
    const whole: FormedGroup = {
      uuid: group.uuid,
      at: group.at,
      label: group.label,
      importUuid: group.import_uuid,
      ...formed,
    };
    const applied = await shares.connections.run(sharersOf(asker), () =>
      inTransaction(db, (trx) => applyGroup({ trx, ranchUuid, sender, now }, whole)),
    );
    standing = applied.standing;
    results.push(applied.result);
  }
  standing ??= await findStanding(db, ranchUuid);
  if (standing === undefined) throw notFound();
  const refusals = results.filter(({ status }) => status === 'refused').length;
  log.info({ ranch: ranchUuid, groups: groups.length, refusals, head: standing.revision }, 'changes');
  return { epoch: standing.epoch, head: standing.revision, results };
}
