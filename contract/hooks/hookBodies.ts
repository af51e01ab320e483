import { RECORD_KINDS } from '../grazing/records';
import { OFF_PASTURE } from '../grazing/move';
import { array, boolean, mixed, number, object, string, type InferType } from '../text/yup';

const offPasture = () => string().oneOf(OFF_PASTURE).defined().nullable();

/** Changes of each kind between two revisions, by kind; what comes within 10 s is counted together. */
const kindCounts = () =>
  mixed<Readonly<Record<string, number>>>()
    .defined()
    .meta({
      json: {
        type: 'object',
        additionalProperties: { type: 'integer', minimum: 1 },
        propertyNames: { enum: RECORD_KINDS },
      },
    });

const uuid = () =>
  string()
    .defined()
    .meta({ json: { type: 'string', format: 'uuid' } });
const instant = () =>
  string()
    .defined()
    .meta({ json: { type: 'string', format: 'date-time' } });
const revision = () => number().defined();

/** `data` of each event: ids and numbers, and no names but that of a key's source. Times are ISO 8601 in UTC. */
export const HOOK_DATA = {
  'record.changed': object({
    ranch_uuid: uuid(),
    epoch: uuid(),
    /** The revision before the first of these changes: what `records?since=` takes. */
    from: revision(),
    to: revision(),
    kinds: kindCounts(),
  }),
  'herd.moved': object({
    ranch_uuid: uuid(),
    revision: revision(),
    herd_uuid: uuid(),
    move_uuid: uuid(),
    at: instant(),
    paddock_uuids: array().of(uuid()).defined(),
    off: offPasture(),
    deleted: boolean().defined(),
  }),
  'key.ending': object({ key_uuid: uuid(), source: string().defined(), ends_at: instant() }),
  'webhook.test': object({}).meta({ json: { type: 'object' } }),
} as const;

export type HookData = { [Event in keyof typeof HOOK_DATA]: InferType<(typeof HOOK_DATA)[Event]> };
