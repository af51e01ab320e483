import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@domain/grazing/time';
import { OPEN_UPLOADS_MAX, UPLOAD_DAYS } from '@contract/http/limits';
import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import { findPhoto } from '../grazing';
import { enoughOpenUploads, enoughUploads } from '../http/limitRefusals';
import { invalid } from '../http/refusals';
import { assertWithinLimit } from '../limits/limits';
import { diskFull, noSuchPhoto, picturesFull } from './pictureRefusals';
import { bytesOf } from './picturesTable';
import type { PhotoDeps } from './PhotoDeps';
import { deleteUpload, findUploadsOf, insertUpload, type Upload } from './uploadsTable';

const GIB = 1024 ** 3;

interface Asked {
  userUuid: string;
  ranchUuid: string;
  photo: string;
  sha256: string;
  bytes: number;
}

/**
 * Gives up a person's upload of the same photo, and those that took too long. Throws 429 where as many are left as may be open.
 *
 * @returns those that were given up
 */
async function makeRoom(trx: Db, { clock }: PhotoDeps, { userUuid, photo }: Asked): Promise<string[]> {
  const stale = clock.now().getTime() - UPLOAD_DAYS * DAY_MS;
  const all = await findUploadsOf(trx, userUuid);
  const ended = all.filter((each) => each.photo_uuid === photo || each.began_at.getTime() <= stale);
  for (const { uuid } of ended) await deleteUpload(trx, uuid);
  const open = all.filter((each) => each.kept_at === null && !ended.includes(each));
  if (open.length >= OPEN_UPLOADS_MAX) throw enoughOpenUploads();
  return ended.map(({ uuid }) => uuid);
}

/**
 * Begins the upload of a photo's picture. Throws 409 where no photo that is there has that picture, or the ranch has as many
 * pictures as one may; 429 for more than a person may send; 503 while the disk has no space.
 */
export async function beginUpload(deps: PhotoDeps, asked: Asked): Promise<Upload> {
  const { db, clock, config, files } = deps;
  const { userUuid, ranchUuid, photo, sha256, bytes } = asked;
  const found = await findPhoto(db, ranchUuid, photo);
  if (found?.sha256 !== sha256) throw noSuchPhoto();
  if (found.bytes !== bytes) throw invalid({ 'Upload-Length': `The file of this photo has ${found.bytes} bytes` });
  if (await files.isFull()) throw diskFull();
  const most = config.photosMaxGib;
  if ((await bytesOf(db, ranchUuid)) + bytes > most * GIB) throw picturesFull(most);
  const upload = {
    uuid: randomUUID(),
    ranch_uuid: ranchUuid,
    user_uuid: userUuid,
    photo_uuid: photo,
    sha256,
    bytes,
    began_at: clock.now(),
    kept_at: null,
  };
  const ended = await inTransaction(db, async (trx) => {
    const givenUp = await makeRoom(trx, deps, asked);
    if (!found.isImported) {
      await assertWithinLimit(trx, deps, { kind: 'uploadsOfAnAccount', whose: userUuid, refusal: enoughUploads });
    }
    await insertUpload(trx, upload);
    return givenUp;
  });
  // A slow store holds no transaction open, and what it doesn't remove now is swept.
  for (const uuid of ended) await files.removeUpload(uuid).catch(() => undefined);
  return upload;
}
