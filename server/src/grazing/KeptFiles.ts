import { createHash } from 'node:crypto';

export interface KeptFile {
  type: string;
  body: Buffer;
  etag: string;
  /** What it was written from: the ranch's revision. */
  of: string;
  ranchUuid: string;
  keptAt: number;
}

/** What is kept in all, in bytes, and of one ranch. */
export const KEPT_BYTES = 64 * 1024 * 1024;
const OF_A_RANCH_BYTES = Math.floor(KEPT_BYTES / 3);

type NewFile = Pick<KeptFile, 'type' | 'body' | 'of' | 'ranchUuid'>;

/** Files that were read a moment ago, as long as they are not too many bytes. */
export class KeptFiles {
  private readonly files = new Map<string, KeptFile>();

  constructor(private readonly keptMs: number) {}

  find(which: string, now: number): KeptFile | undefined {
    const file = this.files.get(which);
    return file !== undefined && Math.abs(now - file.keptAt) <= this.keptMs ? file : undefined;
  }

  keep(which: string, file: NewFile, now: number): KeptFile {
    const etag = `"${createHash('sha256').update(file.body).digest('base64url')}"`;
    const kept = { ...file, etag, keptAt: now };
    this.files.delete(which);
    this.files.set(which, kept);
    this.forget(now, file.ranchUuid, OF_A_RANCH_BYTES);
    this.forget(now, undefined, KEPT_BYTES);
    return kept;
  }

  /** Forgets what is over, and the oldest of what is too much, of one ranch or of all. */
  private forget(now: number, ranchUuid: string | undefined, most: number): void {
    const files = [...this.files].filter(([, file]) => ranchUuid === undefined || file.ranchUuid === ranchUuid);
    let bytes = files.reduce((sum, [, { body }]) => sum + body.length, 0);
    for (const [which, { body, keptAt }] of files) {
      if (Math.abs(now - keptAt) <= this.keptMs && bytes <= most) continue;
      this.files.delete(which);
      bytes -= body.length;
    }
  }
}
