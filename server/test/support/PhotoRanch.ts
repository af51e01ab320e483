import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { GrazingRanch, newRecord } from './GrazingRanch';
import type { TestApp } from './testApp';

const TUS = { 'tus-resumable': '1.0.0' };
const base64 = (text: string) => Buffer.from(text).toString('base64');

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A JPEG of that size, each with other pixels. */
export function aPicture(width = 640, height = 480, seed = 1): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 100 + (seed % 100), sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#886644', noise } })
    .jpeg()
    .toBuffer();
}

export interface SentPhoto {
  photo: string;
  note: string;
  sha256: string;
  bytes: Buffer;
}

/** A ranch whose people send pictures. */
export class PhotoRanch {
  private constructor(
    readonly test: TestApp,
    readonly ranch: GrazingRanch,
  ) {}

  static async start(test: TestApp): Promise<PhotoRanch> {
    return new PhotoRanch(test, await GrazingRanch.start(test));
  }

  get owner(): string {
    return this.ranch.host.owner;
  }

  /** Writes a note with a photo, whose picture is still to come. */
  async photo(bytes: Buffer, token = this.owner): Promise<SentPhoto> {
    const [note, photo, sha256] = [randomUUID(), randomUUID(), sha256Of(bytes)];
    const of = { subject_kind: 'note', subject_uuid: note, sha256, bytes: bytes.length } as const;
    await this.ranch.write([newRecord('note', {}, note), newRecord('photo', of, photo)], token);
    return { note, photo, sha256, bytes };
  }

  /** One call of tus. */
  tus(method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE', url: string, more: TusCall = {}) {
    const { headers = {}, body, token = this.owner } = more;
    return this.test.app.inject({
      method,
      url,
      headers: { ...TUS, ...(token !== '' && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body }),
    });
  }

  /** The headers with which an upload begins. */
  beginning({ photo, sha256, bytes }: SentPhoto) {
    const metadata = `photo ${base64(photo)},sha256 ${base64(sha256)}`;
    return { headers: { ...TUS, 'upload-length': String(bytes.length), 'upload-metadata': metadata } };
  }

  begin(sent: SentPhoto, { token, headers }: TusCall = {}) {
    return this.tus('POST', `${this.ranch.path}/upload`, {
      ...(token !== undefined && { token }),
      headers: { ...this.beginning(sent).headers, ...headers },
    });
  }

  /** Sends bytes from an offset on. */
  patch(location: string, offset: number, body: Buffer, token = this.owner) {
    const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
    return this.tus('PATCH', location, { headers, body, token });
  }

  /** Sends a picture as a whole, and answers how that ended. */
  async send(sent: SentPhoto, token = this.owner) {
    const begun = await this.begin(sent, { token });
    if (begun.statusCode !== 201) return begun;
    return this.patch(String(begun.headers.location), 0, sent.bytes, token);
  }

  picture(sha256: string, size = 'small', token = this.owner, headers: Record<string, string> = {}) {
    return this.test.get(`${this.ranch.path}/photo/${sha256}/${size}`, { token, headers });
  }
}

interface TusCall {
  headers?: Record<string, string>;
  body?: Buffer;
  token?: string;
}
