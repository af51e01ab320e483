import { createHash, randomUUID } from 'node:crypto';
import { photoPaths } from '../../contract/grazing/photoPaths';
import { newRecord } from '../../server/test/support/GrazingRanch';
import { changesCall, write, type FieldRanch } from '../field/fieldRanch';
import { v1 } from '../serverSide/people';

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Records a note with a photo and sends its picture; answers how long the server took from its bytes on, in ms. */
export async function sendPicture(ranch: FieldRanch, bytes: Buffer): Promise<number> {
  const [note, photo] = [randomUUID(), randomUUID()];
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const of = { subject_kind: 'note', subject_uuid: note, sha256, bytes: bytes.length } as const;
  await write(ranch, changesCall(ranch, [newRecord('note', {}, note), newRecord('photo', of, photo)]));
  const call = (method: string, path: string, headers: object, body?: Buffer) =>
    fetch(`${ranch.address}${path}`, {
      method,
      headers: { authorization: `Bearer ${ranch.token}`, 'tus-resumable': '1.0.0', ...headers },
      ...(body !== undefined && { body: new Uint8Array(body) }),
    });
  const begun = await call('POST', v1(photoPaths.uploads(ranch.uuid)), {
    'upload-length': String(bytes.length),
    'upload-metadata': `photo ${base64(photo)},sha256 ${base64(sha256)}`,
  });
  const startedAt = performance.now();
  const headers = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  const taken = await call('PATCH', begun.headers.get('location') ?? '', headers, bytes);
  if (taken.status !== 204) throw new Error(`A picture was answered ${taken.status}: ${await taken.text()}`);
  return performance.now() - startedAt;
}
