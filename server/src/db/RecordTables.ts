import type { RecordKind } from '@contract/grazing/records';
import type { Json } from './Json';

interface RecordsTable {
  ranch_uuid: string;
  uuid: string;
  kind: RecordKind;
  revision: number;
  data: Json<object> | null;
  deleted: boolean;
  changed_at: Date;
  changed_by: string | null;
  refers: string[];
  made_by_source: string | null;
}

interface RecordGroupsTable {
  ranch_uuid: string;
  uuid: string;
  /** Null where some of the group was erased. */
  content_hash: Buffer | null;
  /** Null for a group that changed nothing: `seen` is the ranch's revision then. */
  revision: number | null;
  at: Date;
  applied_at: Date;
  label: string;
  import_uuid: string | null;
  key_uuid: string | null;
  source_uuid: string | null;
  sender_uuid: string | null;
  on_behalf_of: string | null;
  file_of: string | null;
  seen: number | null;
  chain_n: number | null;
  line_sha256: Buffer | null;
  label_salt: Buffer | null;
  sent_at: Date | null;
  sealed_at: Date | null;
  erased_label_sha256: Buffer | null;
}

interface RecordVersionsTable {
  ranch_uuid: string;
  uuid: string;
  revision: number;
  group_uuid: string;
  data: Json<object> | null;
  salt: Buffer | null;
  /** Null but for what was erased. */
  erased_sha256: Buffer | null;
}

interface RecordEpochTable {
  epoch: string;
  revisions_after: number;
}

interface RecordLinesTable {
  ranch_uuid: string;
  n: number;
  line: Json<object>;
  line_sha256: Buffer;
}

interface SweptRecordsTable {
  ranch_uuid: string;
  uuid: string;
  revision: number;
  kind: RecordKind;
}

interface SigningKeysTable {
  key: string;
  public_key: Buffer;
  sealed: Buffer;
  made_at: Date;
  ended_at: Date | null;
}

interface RecordHeadsTable {
  ranch_uuid: string;
  n: number;
  signed_at: Date;
  key: string;
  epoch: string;
  line_sha256: Buffer;
  signature: Buffer;
}

interface RanchesGoneTable {
  ranch_uuid: string;
}

/** The grazing record, its versions and its chain. */
export interface RecordTables {
  records: RecordsTable;
  record_groups: RecordGroupsTable;
  record_versions: RecordVersionsTable;
  record_epoch: RecordEpochTable;
  record_lines: RecordLinesTable;
  record_heads: RecordHeadsTable;
  signing_keys: SigningKeysTable;
  swept_records: SweptRecordsTable;
  ranches_gone: RanchesGoneTable;
}
