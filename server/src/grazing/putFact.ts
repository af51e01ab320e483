import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { SCHEMA_VERSION, type GroupResult, type RefusedGroup } from '@contract/grazing/changes';
import { withEmptyFields } from '@contract/grazing/emptyFields';
import { readRecord } from '@contract/grazing/readRecord';
import { rulesOf } from '@contract/grazing/records';
import type { FactAnswer } from '@contract/keys/fact';
import type { KeyKind } from '@contract/keys/keyKinds';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http/ApiError';
import { busy, invalid, notFound } from '../http/refusals';
import type { OpenedKey, Writer } from '../ranches';
import { applyChanges } from './applyChanges';
import { factUuid } from './factUuid';
import { findFact, type KeptFact } from './factsTable';
import type { GrazingDeps } from './GrazingDeps';
import { inConnections } from './inShares';
import { presentRecord } from './presentRecord';

/** A fact by the sender's own name for it. */
export interface Fact {
  kind: KeyKind;
  externalId: string;
}

/** Who sends a fact: a key, with what `applyChanges` asks of a caller. */
export type FactSender = Writer & { key: OpenedKey; signal: AbortSignal; bytes: number };

/** Two of one source at once: the later one is judged again by what the earlier one left. */
const TRIES = 5;
const CONFLICTS: readonly string[] = ['changed_meanwhile', 'in_use', 'overlap', 'key_reused'];

const statusOf = (code: string): number => (code === 'forbidden' ? 403 : CONFLICTS.includes(code) ? 409 : 422);

function refusalOf({ code, details, records }: Pick<RefusedGroup, 'code' | 'details' | 'records'>): ApiError {
  const sentence = typeof details === 'string' ? details : 'Please check what you have entered';
  const [record] = records ?? [];
  return new ApiError(statusOf(code), code, sentence, { details, ...(record !== undefined && { more: { record } }) });
}

const conflict = (fact: KeptFact): ApiError =>
  refusalOf({
    code: 'changed_meanwhile',
    details: fact.data === null ? 'Someone else has deleted this meanwhile' : 'Someone else has changed this meanwhile',
    records: [presentRecord(fact)],
  });

const valueOf = (data: object | null, field: string): unknown =>
  (data as Readonly<Record<string, unknown>> | null)?.[field];

/** Whether a record has these fields already. */
const isSo = (now: object | null, fields: object): boolean =>
  now !== null && Object.entries(fields).every(([field, value]) => isDeepStrictEqual(valueOf(now, field), value));

/** What is written: all of a new or deleted record; else what was sent, and what the source leaves out that it said before. */
function fieldsOf(fact: KeptFact | undefined, sent: object, whole: object): object {
  if (fact === undefined || fact.data === null) return whole;
  const own = Object.entries(whole).filter(
    ([field, value]) => Object.hasOwn(sent, field) || !isDeepStrictEqual(valueOf(fact.own_data, field), value),
  );
  return Object.fromEntries(own);
}

/** Facts of a source, written by its keys as groups of one change. */
export class Facts {
  constructor(
    private readonly deps: GrazingDeps,
    private readonly request: FastifyRequest,
    private readonly sender: FactSender,
  ) {}

  /**
   * Writes a fact: the first time it is made, and later it becomes what is sent. The last of the source's own wins. Throws 409
   * `changed_meanwhile` with the record where a person has changed the same fields or deleted it since, 422 for bad fields.
   */
  async put({ kind, externalId }: Fact, sent: object): Promise<FactAnswer> {
    const uuid = this.uuidOf({ kind, externalId });
    for (let tries = 1; ; tries += 1) {
      const fact = await this.find(kind, uuid);
      const data = fieldsOf(fact, sent, this.read(kind, sent, fact));
      if (fact !== undefined && isSo(fact.data, data)) {
        return { kind, uuid, revision: fact.revision, status: 'unchanged' };
      }
      if (fact?.data === null && fact.last_source !== this.source) throw conflict(fact);
      const result = await this.write({ kind, uuid, base: fact?.own_revision ?? fact?.revision ?? null, data });
      if (result.status === 'refused') {
        const mayBeOwn = result.code === 'changed_meanwhile' && tries < TRIES;
        if (!mayBeOwn || !(await this.isOwn(kind, uuid))) throw refusalOf(result);
      } else if (result.revision !== null) {
        return { kind, uuid, revision: result.revision, status: fact === undefined ? 'created' : 'changed' };
      } else if (tries === TRIES) {
        // Another call made it so at the same moment, again and again.
        throw busy();
      }
    }
  }

  /** Deletes a fact of the source; one that it has deleted stays so. Throws 404 without one, 409 where a person changed it since. */
  async delete({ kind, externalId }: Fact): Promise<void> {
    const uuid = this.uuidOf({ kind, externalId });
    const fact = await this.find(kind, uuid);
    if (fact === undefined) throw notFound();
    if (fact.data === null) return;
    const result = await this.write({ kind, uuid, base: fact.own_revision, data: null });
    if (result.status === 'refused') throw refusalOf(result);
  }

  private get source(): string {
    return this.sender.key.source.uuid;
  }

  private uuidOf({ kind, externalId }: Fact): string {
    return factUuid(this.source, kind, externalId);
  }

  private find(kind: KeyKind, uuid: string): Promise<KeptFact | undefined> {
    const { ranchUuid, sharers } = this.sender;
    return inConnections(this.deps, sharers, (db) => findFact(db, { ranchUuid, sourceUuid: this.source, kind, uuid }));
  }

  private async isOwn(kind: KeyKind, uuid: string): Promise<boolean> {
    return (await this.find(kind, uuid))?.last_source === this.source;
  }

  /** All fields of the record. A new fact without its time is of now; later its time has to be said. */
  private read(kind: KeyKind, sent: object, fact: KeptFact | undefined): object {
    const isDated = Object.hasOwn(rulesOf(kind), 'at') && !Object.hasOwn(sent, 'at');
    const now = isDated && fact === undefined ? { at: this.deps.clock.now().toISOString() } : {};
    const whole = readRecord(kind, withEmptyFields(kind, { ...now, ...sent }));
    if (whole.problems !== undefined) throw invalid(whole.problems);
    return whole.data;
  }

  private async write(change: {
    kind: KeyKind;
    uuid: string;
    base: number | null;
    data: object | null;
  }): Promise<GroupResult> {
    const now = this.deps.clock.now().toISOString();
    const { name } = this.sender.key.source;
    const group = { uuid: randomUUID(), at: now, label: name, import_uuid: null, changes: [change] };
    const call = { schema: SCHEMA_VERSION, sent_at: now, groups: [group] };
    const { results } = await applyChanges(this.deps, this.request, { ...this.sender, fileOf: null }, call);
    const [result] = results;
    if (result === undefined) throw notFound();
    return result;
  }
}
