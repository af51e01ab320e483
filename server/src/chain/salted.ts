import { randomBytes } from 'node:crypto';
import type { Said } from '@contract/grazing/said';
import { jcs, sha256 } from './canonicalJson';

const SALT_BYTES = 16;
const BATCH = 256;

let stock = Buffer.alloc(0);

/** 16 random bytes. They are taken from the system for many at once, which costs a tenth of asking for each. */
function newSalt(): Buffer {
  if (stock.length === 0) stock = randomBytes(SALT_BYTES * BATCH);
  const salt = stock.subarray(0, SALT_BYTES);
  stock = stock.subarray(SALT_BYTES);
  return salt;
}

/** A salt, and the SHA-256 of it and of what it was drawn for: without the salt the hash says nothing about short texts. */
export interface Salted {
  salt: Buffer;
  sha256: Buffer;
}

/** The hash of a record's data as they are stored, all of them; null is a deleted record. */
export const dataSha256 = (data: object | null, salt: Buffer): Buffer => sha256(salt, jcs(data));

/** The hash of a group's words; with what it says of itself where it says something. */
export const labelSha256 = (label: string, said: Said | null, salt: Buffer): Buffer =>
  sha256(salt, jcs(said === null ? label : { label, said }));

/** A record's data under a salt of their own. */
export function salted(data: object | null): Salted {
  const salt = newSalt();
  return { salt, sha256: dataSha256(data, salt) };
}

/** A group's words under a salt of their own. */
export function saltedLabel(label: string, said: Said | null): Salted {
  const salt = newSalt();
  return { salt, sha256: labelSha256(label, said, salt) };
}
