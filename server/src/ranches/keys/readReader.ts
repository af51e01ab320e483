import type { Language } from '@domain/language/languages';
import type { FastifyRequest } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import type { RanchRoute } from '../../http/pathParams';
import { readAskerWhoMay, sharersOf } from '../onRanch';
import type { RanchDeps } from '../RanchDeps';
import { openedKeyOf, type OpenedKey } from './judgeKeys';

/** The ranch that may be read, and for whom the reading takes of what all share. */
interface Reader<OfRanch> {
  ranchUuid: string;
  sharers: string[];
  /** What the person, or the key's maker, has chosen to read. */
  language: Language | null;
  ofRanch: OfRanch;
  /** By what it is opened: the hash of a session's token, or of a key. */
  opener: { tokenHash: Buffer; isKey: boolean };
}

interface Asking<OfRanch> {
  prolongs?: boolean;
  /** A column that is read with it, as JSON, of the ranch's uuid as it stands in SQL. */
  ofRanch?: (ranchUuid: RawBuilder<unknown>) => RawBuilder<OfRanch>;
}

/** For whom a call by key takes of what all share: its ranch, its maker and itself. */
export const keySharers = ({ uuid, ranch_uuid: ranchUuid, made_by }: OpenedKey): string[] => [
  ...sharersOf({ user: { uuid: made_by }, ranchUuid }),
  `key ${uuid}`,
];

async function readerByKey<OfRanch>(
  { db }: RanchDeps,
  key: OpenedKey,
  column: (ranchUuid: RawBuilder<unknown>) => RawBuilder<OfRanch>,
): Promise<Reader<OfRanch>> {
  const { ranch_uuid: ranchUuid, language, hash } = key;
  const { rows } = await sql<{ ofRanch: OfRanch }>`select ${column(sql`${ranchUuid}::uuid`)} as "ofRanch"`.execute(db);
  const [{ ofRanch }] = rows as [{ ofRanch: OfRanch }];
  return { ranchUuid, sharers: keySharers(key), language, ofRanch, opener: { tokenHash: hash, isKey: true } };
}

/**
 * The ranch that a request may read: by a key that opens the call (`judgeKeys`), or as a person of the ranch. Throws what
 * `readAskerWhoMay` throws.
 */
export async function readReader<OfRanch = null>(
  deps: RanchDeps,
  request: FastifyRequest<RanchRoute>,
  { prolongs = true, ofRanch = () => sql<OfRanch>`null` }: Asking<OfRanch> = {},
): Promise<Reader<OfRanch>> {
  const key = openedKeyOf(request);
  if (key !== undefined) return readerByKey(deps, key, ofRanch);
  const asker = await readAskerWhoMay(deps, request, 'see', { prolongs, ofRanch });
  const { ranchUuid, user } = asker;
  const opener = { tokenHash: user.token_hash, isKey: false };
  return { ranchUuid, sharers: sharersOf(asker), language: user.language, ofRanch: asker.ofRanch, opener };
}
