import { DetailedError, Upload } from 'tus-js-client';
import { photoPaths } from '@contract/grazing/photoPaths';
import type { Owner } from '@records/store/outboxStore';
import { refusalCode, refusalIn, type PictureRefusal } from './pictureRefusal';

/** So much goes out in one call: at 50 kbit/s it takes 20 s. */
const CHUNK_BYTES = 128 * 1024;
/**
 * A call of which nothing moves for so long is given up, in ms: a chunk may be in the buffers of a slow line for 20 s, and the
 * server takes up to 10 s for a picture.
 */
const STALLED_MS = 45_000;

interface Asked {
  /** The address below which calls are, without a slash at its end. */
  readonly base: string;
  readonly owner: Owner;
  readonly photoUuid: string;
  readonly sha256: string;
  readonly blob: Blob;
  /** Where it goes on; null where it has not begun. */
  readonly url: string | null;
}

/** What is told of an upload: where it goes on, how much the server has, and at last how it ended. */
export type UploadNews =
  { readonly url: string } | { readonly sent: number } | { readonly isDone: true } | { readonly failed: UploadFailure };

export interface UploadFailure {
  /** 0 where no answer came. */
  readonly status: number;
  /** Its reason, or else its code. */
  readonly code: string;
  /** All that it said; null where no answer came. */
  readonly why: PictureRefusal | null;
  /** How long the server asked to be left alone, in ms; 0 where it asked for nothing. */
  readonly retryAfterMs: number;
}

const NO_ANSWER: UploadFailure = { status: 0, code: 'network', why: null, retryAfterMs: 0 };

function read(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function failureOf(error: Error): UploadFailure {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (response === null) return NO_ANSWER;
  const seconds = Number(response.getHeader('Retry-After') ?? 0);
  const body = read(response.getBody());
  return {
    status: response.getStatus(),
    code: refusalCode(body),
    why: refusalIn(body),
    retryAfterMs: 1_000 * (seconds || 0),
  };
}

/**
 * Sends a picture by tus, from where the server has it on. An upload that the server doesn't have fails with 404.
 *
 * @returns ends the sending; what has come counts
 */
export function uploadPicture(
  { base, owner, photoUuid, sha256, blob, url }: Asked,
  tell: (news: UploadNews) => void,
): () => void {
  let stalled: ReturnType<typeof setTimeout> | undefined;
  const moves = () => {
    clearTimeout(stalled);
    stalled = setTimeout(() => {
      void upload.abort();
      tell({ failed: NO_ANSWER });
    }, STALLED_MS);
  };
  const hear = (news: UploadNews) => {
    if ('isDone' in news || 'failed' in news) clearTimeout(stalled);
    else moves();
    tell(news);
  };
  const endpoint = `${base}${photoPaths.uploads(owner.ranchUuid)}?actor=${encodeURIComponent(owner.actor)}`;
  const upload = new Upload(blob, {
    // One that goes on begins no other one where it can't: whether the picture is there is asked first.
    ...(url === null ? { endpoint } : { uploadUrl: url }),
    metadata: { photo: photoUuid, sha256 },
    chunkSize: CHUNK_BYTES,
    // When to try again is decided with all else that waits.
    retryDelays: null,
    storeFingerprintForResuming: false,
    onBeforeRequest: (request) => {
      const xhr: unknown = request.getUnderlyingObject();
      if (xhr instanceof XMLHttpRequest) xhr.withCredentials = true;
    },
    onProgress: moves,
    onUploadUrlAvailable: () => hear({ url: upload.url ?? '' }),
    onChunkComplete: (_size, sent) => hear({ sent }),
    onSuccess: () => hear({ isDone: true }),
    onError: (error) => hear({ failed: failureOf(error) }),
  });
  moves();
  upload.start();
  return () => {
    clearTimeout(stalled);
    void upload.abort();
  };
}
