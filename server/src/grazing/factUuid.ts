import { createHash } from 'node:crypto';

const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');

function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/**
 * The uuid of a source's fact: UUID version 5 (RFC 9562, 5.5) with the source's uuid as its name space and `kind/external id` as
 * its name. So one name of one source is one record, by whichever of its keys it comes.
 */
export function factUuid(sourceUuid: string, kind: string, externalId: string): string {
  const bytes = createHash('sha1').update(bytesOf(sourceUuid)).update(`${kind}/${externalId}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return uuidOf(bytes);
}
