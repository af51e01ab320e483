import { sql } from 'kysely';
import type { Db } from '../db/Database';

/** A line of a chain as others name it. */
export interface NamedLine {
  n: number;
  /** Its hash, in hex. */
  sha256: string;
}

/** Those of some lines that a ranch's chain doesn't have. */
export async function findUnknownLines(
  db: Db,
  ranchUuid: string,
  lines: readonly NamedLine[],
): Promise<readonly NamedLine[]> {
  const { rows } = await sql<NamedLine>`
    select named.n::float8 as n, named.sha256
    from unnest(${lines.map(({ n }) => n)}::bigint[], ${lines.map(({ sha256 }) => sha256)}::text[]) as named (n, sha256)
    where not exists (
      select from record_groups written
      where written.ranch_uuid = ${ranchUuid} and written.chain_n = named.n
        and written.line_sha256 = decode(named.sha256, 'hex')
    ) and not exists (
      select from record_lines line
      where line.ranch_uuid = ${ranchUuid} and line.n = named.n and line.line_sha256 = decode(named.sha256, 'hex')
    )`.execute(db);
  return rows;
}
