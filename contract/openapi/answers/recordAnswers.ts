import { changesAnswerSchema } from '../../grazing/changes';
import { deletedGroupsSchema, pastImportsSchema, recordHistorySchema } from '../../grazing/history';
import { recordsPageSchema } from '../../grazing/recordsPage';
import { array, boolean, number, object, string } from '../../text/yup';
import { ref } from '../ref';

const uuid = () => string().defined();
const whole = () => number().integer().defined();
const writer = () => object({ uuid: uuid(), full_name: string().defined() }).defined();

/** What a group says of its records: who, when, by which words. */
const written = {
  revision: whole(),
  group_uuid: uuid(),
  changed_at: string().defined(),
  changed_by: writer().nullable(),
  on_behalf_of: writer().nullable(),
  source: object({ uuid: uuid(), name: string().defined() }).defined().nullable(),
  file_of: object({ person: writer().nullable() }).defined().nullable(),
  label: string().defined(),
  label_erased: boolean(),
  said: ref('Said').nullable(),
};

/** A version of a record; `data` null: it was deleted, or what it said was erased. */
const version = object({
  ...written,
  uuid: uuid(),
  erased: boolean(),
  data: object()
    .defined()
    .nullable()
    .meta({ json: { type: 'object' } }),
});

const deletedGroup = object({
  ...written,
  count: whole(),
  erased: number().integer(),
  records: array(ref('RecordBefore')).defined().nullable(),
});

const pastImport = object({
  ...written,
  import_uuid: uuid(),
  revisions: array(whole()).defined(),
  parts: object({ saved: whole(), of: whole() }).defined(),
  changed: array(ref('RecordBefore')).defined(),
});

export const historyAnswer = recordHistorySchema.shape({ versions: array(version).defined() });
export const deletedAnswer = deletedGroupsSchema.shape({ groups: array(deletedGroup).defined() });
export const importsAnswer = pastImportsSchema.shape({
  imports: array(pastImport).defined(),
  space: object({ used: whole(), most: whole() }).defined(),
});
export const recordsAnswer = recordsPageSchema.shape({ records: array(ref('RanchRecord')).defined() });
export const changesAnswer = changesAnswerSchema.shape({ results: array(ref('GroupResult')).defined() });
