import { SCHEMA_VERSION, changesAnswerSchema, type ChangesAnswer } from '@contract/grazing/changes';
import type { PastImports } from '@contract/grazing/history';
import { recordPaths } from '@contract/grazing/recordPaths';
import { recordsPageSchema, type RecordsPage } from '@contract/grazing/recordsPage';
import { RECORDS_PAGE_MAX } from '@contract/http/limits';
import type { Schema } from 'yup';
import type { ApiCall } from '@shared/api/ApiCall';
import type { Group } from './group';

/** These come with the records, and are here when an answer is. */
const page = async () => recordsPageSchema as Pick<Schema<RecordsPage>, 'validate'>;
const answer = async () => changesAnswerSchema;

const TIMEOUT_MS = 15_000;
const MORE_MS_PER_MIB = 10_000;
const MIB = 1024 * 1024;

/** A group without what only this device needs to know of it. */
export const onTheWire = (group: Group) => ({
  ...group,
  changes: group.changes.map(({ kind, uuid, base, data }) => ({ kind, uuid, base, data })),
});

interface Since {
  revision: number;
  epoch: string;
}

export const recordsApi = {
  /** The imports that were left half way. */
  unfinished: (ranchUuid: string): ApiCall<PastImports> => ({
    method: 'GET',
    api: 'v1',
    path: `${recordPaths.imports(ranchUuid)}?unfinished=true`,
    schema: async () => (await import('@contract/grazing/history')).pastImportsSchema,
  }),
  /** A page of what was written since a revision; without one, of all that lives. */
  read: (ranchUuid: string, since?: Since): ApiCall<RecordsPage> => {
    const from = since === undefined ? '' : `&since=${since.revision}&epoch=${encodeURIComponent(since.epoch)}`;
    return {
      method: 'GET',
      api: 'v1',
      path: `${recordPaths.records(ranchUuid)}?limit=${RECORDS_PAGE_MAX}${from}`,
      schema: page,
    };
  },
  /** @param sentAt the time by this device's clock, ms since 1970 */
  send: (ranchUuid: string, groups: readonly Group[], sentAt: number, bytes: number): ApiCall<ChangesAnswer> => ({
    method: 'POST',
    api: 'v1',
    path: recordPaths.changes(ranchUuid),
    body: { schema: SCHEMA_VERSION, sent_at: new Date(sentAt).toISOString(), groups: groups.map(onTheWire) },
    timeoutMs: TIMEOUT_MS + (MORE_MS_PER_MIB * bytes) / MIB,
    schema: answer,
  }),
};
