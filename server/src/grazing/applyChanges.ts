import type { ChangeGroup, ChangesAnswer, ChangesCall, GroupResult } from '@contract/grazing/changes';
import { isSaid } from '@contract/grazing/said';
import { RECORDS_PAGE_MAX_BYTES } from '@contract/http/limits';
import { may } from '@contract/ranches/rights';
import type { FastifyRequest } from 'fastify';
import { saltedLabel } from '../chain';
import { inTransaction } from '../db/inTransaction';
import { callerLeft, notFound } from '../http/refusals';
import { FINISHED_MAX_BYTES } from '../http/senderGone';
import { turnsOf } from '../platform/turns';
import { countKeyChanges } from '../limits/keyLimits';
import type { Writer } from '../ranches';
import { applyGroup, refused } from './applyGroup';
import { namesOf } from './foundForGroup';
import type { GrazingDeps } from './GrazingDeps';
import { groupNotYourRole } from './groupRefusals';
import { findApplied, findStanding, isApplied, type Standing } from './groupsTable';
import { judgeSentByKey } from './judgeKey';
import { hashOfGroup, readGroup } from './readGroup';
import { refuse, type Refusal } from './Refusal';
import type { FormedGroup, Sender } from './Work';

type SentGroup = ChangeGroup<unknown>;
type SentCall = Pick<ChangesCall<unknown>, 'groups' | 'schema' | 'sent_at'>;

type Deps = Pick<GrazingDeps, 'db' | 'clock' | 'secretKey' | 'shares' | 'notices' | 'hooks'>;

/** Who sent a call. */
interface Caller extends Writer {
  /** The person from whose device's file the groups were read, as it is kept; null for groups of the caller's own device. */
  fileOf: string | null;
  /** Aborted once they have left: nobody hears the answer, and what is not begun is not done. */
  signal: AbortSignal;
  /** Size of the call, in bytes; infinite where the sender does not tell it. */
  bytes: number;
}

/** Groups about more records than this keep a ranch's lock for more than a moment: one of a person or ranch at once. */
const LARGE = { records: 1_000, weight: 5 };

/** Of a small call the first group is finished also for a sender who has left. */
const NEVER = new AbortController().signal;
const finishing = (caller: Caller, index: number): Caller =>
  index === 0 && caller.bytes <= FINISHED_MAX_BYTES ? { ...caller, signal: NEVER } : caller;

const weightOf = ({ names: { whole, judged, named } }: FormedGroup): number =>
  whole.length + judged.length + named.length > LARGE.records ? LARGE.weight : 1;

const assertThere = (signal: AbortSignal) => {
  if (signal.aborted) throw callerLeft();
};

/** In a masquerade it is the admin who writes, on behalf of the person. */
const senderOf = ({ user, fileOf, key }: Caller): Sender => ({
  userUuid: user.uuid,
  senderUuid: user.masqueraded_by ?? user.uuid,
  onBehalfOf: user.masqueraded_by === null ? null : user.uuid,
  fileOf,
  key,
});

/** What becomes of a group, and where it left the record, as far as it was looked at. */
interface Outcome {
  result: GroupResult;
  standing?: Standing;
  /** Whether notices of it wait to be sent, and messages of webhooks. */
  isTold?: boolean;
  isHooked?: boolean;
}

/** A group that may not be applied now may have been, by the sender's role or the rules of that time. */
async function unlessApplied(
  db: Deps['db'],
  ranchUuid: string,
  { uuid, contentHash }: Pick<FormedGroup, 'uuid' | 'contentHash'>,
  refusal: Refusal,
): Promise<GroupResult> {
  const applied = await findApplied(db, ranchUuid, uuid);
  if (!isApplied(applied, contentHash)) return refused(uuid, refusal);
  return { uuid, status: 'applied', revision: applied.revision };
}

const FORBIDDEN = groupNotYourRole(null);
const UNSAYABLE = refuse(null, 'invalid', { said: 'This isn’t something that a group can say of itself' });

async function judgeGroup(
  { db, clock, shares }: Deps,
  caller: Caller,
  group: SentGroup,
  { schema, sent_at: sentAt }: SentCall,
): Promise<Outcome> {
  const { ranchUuid, role, key, sharers, signal } = caller;
  const { uuid, at, label, said = null, import_uuid: importUuid } = group;
  const now = clock.now();
  const check = () => assertThere(signal);
  const turns = turnsOf(ranchUuid, { check });
  // What was never applied is not hashed: it may be of any size.
  if (said !== null && !isSaid(said)) return { result: refused(uuid, may(role, 'record') ? UNSAYABLE : FORBIDDEN) };
  const contentHash = await hashOfGroup(group, turns);
  const changes = may(role, 'record') ? await readGroup(group, { ranchUuid, schema, now, turns }) : FORBIDDEN;
  const ofKey = key === null || 'code' in changes ? undefined : judgeSentByKey(key, group, changes);
  if (ofKey !== undefined) return { result: await unlessApplied(db, ranchUuid, { uuid, contentHash }, ofKey) };
  if ('code' in changes) return { result: await unlessApplied(db, ranchUuid, { uuid, contentHash }, changes) };
  const names = await namesOf(ranchUuid, changes, turns);
  const words = saltedLabel(label, said);
  const whole = { uuid, at, sentAt, label, said, words, importUuid, contentHash, changes, names };
  const sender = senderOf(caller);
  const apply = () => {
    check();
    const underLock = turnsOf(ranchUuid, { check, isFirst: true });
    return inTransaction(db, (trx) => applyGroup({ trx, ranchUuid, sender, now, turns: underLock }, whole));
  };
  return shares.connections.run(sharers, apply, { weight: weightOf(whole), signal });
}

/** The results of a call. What is there now of refused ones is told until it has the bytes of a page. */
class Results {
  readonly list: GroupResult[] = [];
  private told = 0;

  add(result: GroupResult): void {
    if (result.status === 'applied' || result.records === undefined) {
      this.list.push(result);
      return;
    }
    const { records, ...rest } = result;
    const hasRoom = this.told < RECORDS_PAGE_MAX_BYTES;
    this.list.push(hasRoom ? result : rest);
    if (hasRoom) this.told += JSON.stringify(records).length;
  }
}

const changesOf = (groups: readonly SentGroup[]): number =>
  groups.reduce((all, { changes }) => all + (Array.isArray(changes) ? changes.length : 0), 0);

/**
 * Applies groups in order, each in a transaction of its own; a refused one does not stop the next. Answers one result a
 * group. The log says how many there were, and nothing of what they hold. Throws 429 where a key has written its changes of
 * this hour.
 */
export async function applyChanges(
  deps: Deps,
  { log }: Pick<FastifyRequest, 'log'>,
  caller: Caller,
  call: SentCall,
): Promise<ChangesAnswer> {
  const { ranchUuid } = caller;
  const { groups } = call;
  if (caller.key !== null) await countKeyChanges(deps, caller.key.uuid, changesOf(groups));
  const results = new Results();
  let standing: Standing | undefined;
  for (const [index, group] of groups.entries()) {
    const sender = finishing(caller, index);
    assertThere(sender.signal);
    const outcome = await judgeGroup(deps, sender, group, call);
    standing = outcome.standing ?? standing;
    results.add(outcome.result);
    if (outcome.isTold === true) void deps.notices.send();
    if (outcome.isHooked === true) deps.hooks.sendLater();
  }
  standing ??= await findStanding(deps.db, ranchUuid);
  if (standing === undefined) throw notFound();
  const refusals = results.list.filter(({ status }) => status === 'refused').length;
  log.info({ ranch: ranchUuid, groups: groups.length, refusals, head: standing.revision }, 'changes');
  return { epoch: standing.epoch, head: standing.revision, results: results.list };
}
