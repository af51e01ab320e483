import type { Attestation } from '@contract/grazing/attestation';
import { findUnknownLines, type NamedLine } from '../chain';
import type { Db } from '../db/Database';
import { unknownLine } from './groupRefusals';
import type { Writing } from './judgeTogether';
import type { Refusal } from './Refusal';

const keyOf = ({ n, sha256 }: NamedLine): string => `${n} ${sha256}`;

/** The line that an attestation was made on; undefined without one. */
function lineIn(data: object | null): NamedLine | undefined {
  if (data === null) return undefined;
  // The schema has judged it.
  const { chain_n: n, line_sha256: sha256 } = data as Attestation;
  return { n, sha256 };
}

/**
 * Refuses a group with an attestation on a line that the ranch's chain doesn't have: nothing would count as changed since. Any
 * line of it will do, since a device without a signal attests on the last one that it knew.
 */
export async function judgeAttestations(
  trx: Db,
  ranchUuid: string,
  writings: ReadonlyMap<string, Writing>,
): Promise<Refusal | undefined> {
  const named = [...writings.values()].flatMap(({ kind, index, before, after }) => {
    const line = kind === 'attestation' ? lineIn(after) : undefined;
    const old = lineIn(before);
    return line === undefined || (old !== undefined && keyOf(old) === keyOf(line)) ? [] : [{ index, line }];
  });
  if (named.length === 0) return undefined;
  const lines = new Map(named.map(({ line }) => [keyOf(line), line]));
  const unknown = new Set((await findUnknownLines(trx, ranchUuid, [...lines.values()])).map(keyOf));
  const found = named.find(({ line }) => unknown.has(keyOf(line)));
  return found && unknownLine(found.index);
}
