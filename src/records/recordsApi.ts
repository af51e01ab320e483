import { SCHEMA_VERSION, changesAnswerSchema, type ChangesAnswer } from '@contract/grazing/changes';
import type { PastImports } from '@contract/grazing/history';
import { recordPaths } from '@contract/grazing/recordPaths';
import { recordsPageSchema, type RecordsPage } from '@contract/grazing/recordsPage';
import { moreBodyMs } from '@contract/http/bodyTime';
import type { Schema } from '@contract/text/yup';
import type { ApiCall } from '@shared/api/ApiCall';
import { schemaOf, type Group } from './group';
import type { Owner } from './store/outboxStore';

/** These come with the records, and are here when an answer is. */
const page = async () => recordsPageSchema as Pick<Schema<RecordsPage>, 'validate'>;
const answer = async () => changesAnswerSchema;

const TIMEOUT_MS = 15_000;
const MORE_MS_PER_MIB = 10_000;
const MIB = 1024 * 1024;

/** A group without what only this device needs to know of it. */
export const onTheWire = ({ schema: _schema, ...group }: Group) => ({
  ...group,
  changes: group.changes.map(({ kind, uuid, base, data }) => ({ kind, uuid, base, data })),
});

/** What goes out in one call. */
export interface Batch {
  readonly groups: readonly Group[];
  readonly bytes: number;
  /** The uuid of the person from whose device's file all of the groups were read; null for what was recorded here. */
  readonly fileOf: string | null;
}

interface Since {
  revision: number;
  epoch: string;
}

/** Who this page believes is signed in: another tab may have signed in somebody else, and the cookie is theirs then. */
const actorIn = ({ actor }: Owner): string => `actor=${encodeURIComponent(actor)}`;

export const recordsApi = {
  /** The imports that were left half way. */
  unfinished: (ranchUuid: string): ApiCall<PastImports> => ({
    method: 'GET',
    api: 'v1',
    path: `${recordPaths.imports(ranchUuid)}?unfinished=true`,
    schema: async () => (await import('@contract/grazing/history')).pastImportsSchema,
  }),
  /**
   * A page of what was written since a revision; without one, of all that lives. The server refuses it as `other_person`
   * where somebody else is signed in.
   *
   * @param limit how many records it has at most
   */
  read: (owner: Owner, limit: number, since?: Since): ApiCall<RecordsPage> => {
    const from = since === undefined ? '' : `&since=${since.revision}&epoch=${encodeURIComponent(since.epoch)}`;
    return {
      method: 'GET',
      api: 'v1',
      path: `${recordPaths.records(owner.ranchUuid)}?limit=${limit}&${actorIn(owner)}${from}`,
      isPatient: false,
      schema: page,
    };
  },
  /**
   * Refused as a whole as `other_person` where somebody else is signed in.
   *
   * @param batch groups that are all of the same version of the fields, and of the same person's file or of none
   * @param sentAt the time by this device's clock, ms since 1970
   */
  send: (owner: Owner, { groups, bytes, fileOf }: Batch, sentAt: number): ApiCall<ChangesAnswer> => ({
    method: 'POST',
    api: 'v1',
    path: `${recordPaths.changes(owner.ranchUuid)}?${actorIn(owner)}${fileOf === null ? '' : `&file_of=${encodeURIComponent(fileOf)}`}`,
    body: {
      schema: groups[0] === undefined ? SCHEMA_VERSION : schemaOf(groups[0]),
      sent_at: new Date(sentAt).toISOString(),
      groups: groups.map(onTheWire),
    },
    isPatient: false,
    isDecisive: true,
    // Of several groups there are fewer in the next call where this one gets lost.
    timeoutMs: TIMEOUT_MS + (groups.length === 1 ? moreBodyMs(bytes) : (MORE_MS_PER_MIB * bytes) / MIB),
    schema: answer,
  }),
};
