import type { KeyKind } from '@contract/keys/keyKinds';
import type { KeyOthers, KeyScope } from '@contract/keys/keyScopes';
import type { Generated } from 'kysely';

interface ApiSourcesTable {
  uuid: string;
  ranch_uuid: string;
  name: string;
  created_at: Date;
}

interface ApiKeysTable {
  uuid: string;
  ranch_uuid: string;
  source_uuid: string;
  key_hash: Buffer;
  prefix: string | null;
  scopes: KeyScope[];
  kinds: KeyKind[];
  others: KeyOthers;
  made_by: string;
  created_at: Date;
  expires_at: Date | null;
  off_since: Date | null;
  last_used_at: Date | null;
  /** When its maker and the owners were told that it ends soon. */
  end_told_at: Date | null;
  /** When the ranch's log was told that it has ended. */
  end_noted_at: Date | null;
}

interface ApiKeyDaysTable {
  key_uuid: string;
  /** YYYY-MM-DD, in UTC. */
  day: string;
  calls: Generated<number>;
  refused: Generated<number>;
  last_refused_at: Date | null;
  /** The code of the error that it had last. */
  last_refusal: string | null;
}

interface ApiKeyAddressesTable {
  key_uuid: string;
  address: string;
  last_used_at: Date;
}

interface ApiKeyPlacesTable {
  holder: string;
  place: number;
  taken_by: string;
  until: Date;
}

/** What keys for other programs are kept in. */
export interface KeyTables {
  api_sources: ApiSourcesTable;
  api_keys: ApiKeysTable;
  api_key_days: ApiKeyDaysTable;
  api_key_addresses: ApiKeyAddressesTable;
  api_key_places: ApiKeyPlacesTable;
}
