import { array, number, object, string, type ObjectSchema } from '../text/yup';

/** A line of a ranch's chain: its number, and its hash (SHA-256 in hex). */
interface SealedLine {
  n: number;
  line_sha256: string;
}

/** A line that the server signed: when (ISO 8601 in UTC), and the fingerprint of the key that signed it. */
export interface SealedEnd extends SealedLine {
  signed_at: string;
  key: string;
}

/** The answer of `GET ranch/{ranchUuid}/seal`. */
export interface Seal {
  /** The fingerprint of the key that signs now; null where the server has none yet. */
  key: string | null;
  /** The last line; null while the server has still to chain the ranch's past. */
  end: SealedLine | null;
  /** The last 30 signed lines, the latest first. */
  heads: SealedEnd[];
}

const line = { n: number().defined(), line_sha256: string().defined() };

const sealedEndSchema: ObjectSchema<SealedEnd> = object({
  ...line,
  signed_at: string().defined(),
  key: string().defined(),
});

export const sealSchema: ObjectSchema<Seal> = object({
  key: string().defined().nullable(),
  end: object(line).defined().nullable(),
  heads: array().of(sealedEndSchema).defined(),
});
