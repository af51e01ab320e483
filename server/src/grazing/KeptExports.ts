import { createHash } from 'node:crypto';

export interface ExportedFile {
  type: string;
  body: Buffer;
}

export interface KeptExport extends ExportedFile {
  etag: string;
  /** The ranch's revision that it was written from. */
  revision: number;
  keptAt: number;
}

const KEPT_MS = 60_000;
const KEPT_BYTES = 64 * 1024 * 1024;

/**
 * The files that were read by a key in the last minute. GIS programs read a file in pieces, asking for one after the other;
 * figures are of the moment, so pieces of files of two moments would not fit together.
 */
export class KeptExports {
  private readonly files = new Map<string, KeptExport>();

  find(which: string, now: number): KeptExport | undefined {
    const file = this.files.get(which);
    return file !== undefined && Math.abs(now - file.keptAt) <= KEPT_MS ? file : undefined;
  }

  keep(which: string, file: ExportedFile, revision: number, now: number): KeptExport {
    const etag = `"${createHash('sha256').update(file.body).digest('base64url')}"`;
    const kept = { ...file, etag, revision, keptAt: now };
    this.files.delete(which);
    this.files.set(which, kept);
    this.forget(now);
    return kept;
  }

  /** Forgets what is over, and the oldest of what is too much. */
  private forget(now: number): void {
    let bytes = [...this.files.values()].reduce((sum, { body }) => sum + body.length, 0);
    for (const [which, { body, keptAt }] of [...this.files]) {
      if (Math.abs(now - keptAt) <= KEPT_MS && bytes <= KEPT_BYTES) continue;
      this.files.delete(which);
      bytes -= body.length;
    }
  }
}
