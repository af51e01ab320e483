import { PHOTO_MAX_BYTES } from '@contract/http/limits';
import type { PlainReason } from '@contract/http/reasons';
import type { ErrorCode } from '@contract/http/errors';
import { ApiError } from '../http/ApiError';

/**
 * What calls about pictures are refused with, as English and as a reason (`contract/http/reasons.ts`). What only programs
 * meet has its code alone.
 */

const plain = (status: number, code: ErrorCode, reason: PlainReason, sentence: string, retryAfter?: number) =>
  new ApiError(status, code, sentence, { why: { reason }, ...(retryAfter !== undefined && { retryAfter }) });

/** To who sends a picture before its record, or after that was deleted. */
export const noSuchPhoto = () => plain(409, 'conflict', 'no_such_photo', 'There is no photo with this picture here');

export function pictureTooLarge(): ApiError {
  const megabytes = PHOTO_MAX_BYTES / 1024 ** 2;
  const why = { reason: 'picture_too_large', values: { megabytes } } as const;
  return new ApiError(413, 'too_large', `A picture must not be larger than ${megabytes} MB`, { why });
}

export const notAPicture = () => plain(422, 'invalid', 'not_a_picture', 'The file wasn’t a picture');

/** What came is another file than its record says. */
export const otherPicture = () =>
  plain(422, 'invalid', 'other_picture', 'What came isn’t the picture of this photo. Send it again');

export const pictureAwaited = () => plain(404, 'not_found', 'picture_awaited', 'This picture hasn’t been uploaded yet');

export const wasNoPicture = () => plain(404, 'not_found', 'not_a_picture', 'The file wasn’t a picture');

export const pictureMissing = () => plain(404, 'not_found', 'picture_missing', 'The picture is missing');

export const picturesFull = (gigabytes: number) =>
  new ApiError(409, 'conflict', `The pictures of this ranch take ${gigabytes} GB, which is the most`, {
    why: { reason: 'pictures_full', values: { gigabytes } },
  });

export const diskFull = () =>
  plain(
    503,
    'unavailable',
    'disk_full',
    'This server has no space for more pictures right now. Yours is kept, and sent later',
    600,
  );

export const otherOffset = (offset: number) =>
  new ApiError(409, 'conflict', `This upload goes on at ${offset}`, { more: { offset: String(offset) } });

export const otherTus = () => new ApiError(412, 'invalid', 'Uploads are by tus 1.0: send Tus-Resumable: 1.0.0');

export const badUploadType = () =>
  new ApiError(415, 'bad_type', 'An upload goes on with application/offset+octet-stream');
