import { isId, isSha256 } from '@contract/grazing/recordFields';
import { PHOTO_MAX_BYTES } from '@contract/http/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalid } from '../http/refusals';
import { otherTus, pictureTooLarge } from './pictureRefusals';

/** The version of the protocol, and what we have of it besides its core (tus.io/protocols/resumable-upload, 1.0.0). */
const VERSION = '1.0.0';
const EXTENSIONS = 'creation,termination';

export const UPLOAD_TYPE = 'application/offset+octet-stream';

/** Every answer of an upload says the version. Throws 412 for a call of another one. */
export async function speakTus({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers({
    'tus-resumable': VERSION,
    'tus-version': VERSION,
    'tus-extension': EXTENSIONS,
    'tus-max-size': String(PHOTO_MAX_BYTES),
  });
  if (headers['tus-resumable'] !== VERSION) throw otherTus();
}

const readNumber = (text: unknown): number | undefined =>
  typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

/** How many bytes an upload will have. Throws 413 for more than a picture may have. */
export function readLength({ headers }: FastifyRequest): number {
  const length = readNumber(headers['upload-length']);
  if (length === undefined || length === 0) throw invalid({ 'Upload-Length': 'The size of the file is needed' });
  if (length > PHOTO_MAX_BYTES) throw pictureTooLarge();
  return length;
}

export function readOffset({ headers }: FastifyRequest): number {
  const offset = readNumber(headers['upload-offset']);
  if (offset === undefined) throw invalid({ 'Upload-Offset': 'The place where the file goes on is needed' });
  return offset;
}

/** Which photo's picture an upload is: `photo` its uuid, `sha256` the hash of the file, both in Base64. */
export function readMetadata({ headers }: FastifyRequest): { photo: string; sha256: string } {
  const pairs = String(headers['upload-metadata'] ?? '').split(',');
  const values = new Map(
    pairs.map((pair) => {
      const [key = '', value = ''] = pair.trim().split(/\s+/);
      return [key, Buffer.from(value, 'base64').toString()];
    }),
  );
  const [photo = '', sha256 = ''] = [values.get('photo'), values.get('sha256')];
  if (!isId(photo) || !isSha256(sha256)) {
    throw invalid({ 'Upload-Metadata': 'The uuid of the photo and the SHA-256 of its file are needed, in Base64' });
  }
  return { photo, sha256 };
}
