import { randomUUID } from 'node:crypto';
import type { Change, ChangesAnswer, GroupResult } from '@contract/grazing/changes';
import type { RecordsPage } from '@contract/grazing/recordsPage';
import type { RanchRecord, RecordDataByKind, RecordKind } from '@contract/grazing/records';
import type { Role } from '@contract/ranches/rights';
import { aRecord } from './aRecord';
import { HostRanch } from './HostRanch';
import type { TestApp } from './testApp';

export interface SentGroup {
  uuid: string;
  at: string;
  label: string;
  import_uuid: string | null;
  changes: unknown[];
}

/** A new record, as a change. */
export function newRecord<Kind extends RecordKind>(
  kind: Kind,
  fields: Partial<RecordDataByKind[Kind]> = {},
  uuid: string = randomUUID(),
): Change {
  return { kind, uuid, base: null, data: aRecord(kind, fields) } as Change;
}

/** A group of changes, as the app makes it. */
export function aGroup(changes: unknown[], more: Partial<SentGroup> = {}): SentGroup {
  const at = '2026-05-01T11:59:00.000Z';
  return { uuid: randomUUID(), at, label: 'Wrote something down', import_uuid: null, changes, ...more };
}

/** A ranch whose record a test writes and reads. */
export class GrazingRanch {
  private constructor(
    readonly test: TestApp,
    readonly host: HostRanch,
  ) {}

  static async start(test: TestApp): Promise<GrazingRanch> {
    return new GrazingRanch(test, await HostRanch.start(test));
  }

  get uuid(): string {
    return this.host.uuid;
  }

  get path(): string {
    return `/api/v1/ranch/${this.uuid}`;
  }

  member(email: string, role: Role): Promise<string> {
    return this.host.addMember(email, role);
  }

  /** Sends groups as they are. */
  send(groups: unknown[], token = this.host.owner, more: object = {}) {
    const call = { schema: 1, sent_at: this.test.clock.now().toISOString(), groups, ...more };
    return this.test.post(`${this.path}/changes`, call, { token });
  }

  /** What becomes of one group of changes. */
  async apply(changes: unknown[], token = this.host.owner): Promise<GroupResult> {
    return this.result(aGroup(changes), token);
  }

  async result(group: SentGroup, token = this.host.owner): Promise<GroupResult> {
    const response = await this.send([group], token);
    if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`);
    const [result] = response.json<ChangesAnswer>().results;
    if (result === undefined) throw new Error('There is no result');
    return result;
  }

  /** Writes changes that must be applied, and answers the revision. */
  async write(changes: unknown[], token = this.host.owner): Promise<number> {
    const result = await this.apply(changes, token);
    if (result.status !== 'applied' || result.revision === null) throw new Error(JSON.stringify(result));
    return result.revision;
  }

  read(query = '', token = this.host.owner) {
    return this.test.get(`${this.path}/records${query}`, { token });
  }

  async page(query = ''): Promise<RecordsPage> {
    return (await this.read(query)).json<RecordsPage>();
  }

  async record(uuid: string): Promise<RanchRecord | undefined> {
    const { records } = await this.page('?since=0');
    return records.find((record) => record.uuid === uuid);
  }
}
