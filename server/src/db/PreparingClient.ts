import { createHash } from 'node:crypto';
import { Client } from 'pg';

const NAMES_MAX = 500;
const names = new Map<string, string>();

/** A name for a statement, the same for the same text, or undefined once there are too many texts to keep. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= NAMES_MAX) return known;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/**
 * A connection that prepares each statement with parameters once: planning a join anew costs more than running it.
 * Statements without parameters go as they are, since those may be several in one text.
 */
export class PreparingClient extends Client {
  // Kysely alone calls this, and always with a text and its values; everything else passes through.
  override query(...args: unknown[]): never {
    const [text, values] = args;
    const send = super.query.bind(this) as (...sent: unknown[]) => never;
    if (args.length !== 2 || typeof text !== 'string' || !Array.isArray(values) || values.length === 0) {
      return send(...args);
    }
    const name = nameOf(text);
    return send(name === undefined ? { text, values } : { name, text, values });
  }
}
