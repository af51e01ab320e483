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
 * A connection that prepares each statement with parameters once: planning a join again costs more than running it.
 * Statements without parameters go as they are, since those may be several in one text. A connection that does not
 * answer in time is ended, so that the pool makes another instead of asking a dead one again.
 */
export class PreparingClient extends Client {
  // Kysely alone calls this, with a text and its values, and awaits the answer; all else is the pool's and passes.
  override query(...args: unknown[]): never {
    const [text, values] = args;
    const send = super.query.bind(this) as (...sent: unknown[]) => Promise<unknown>;
    if (args.length !== 2 || typeof text !== 'string' || !Array.isArray(values)) return send(...args) as never;
    const name = values.length === 0 ? undefined : nameOf(text);
    const answer = send(name === undefined ? { text, values } : { name, text, values });
    answer.catch((error: unknown) => {
      if (error instanceof Error && error.message === 'Query read timeout') void this.end();
    });
    return answer as never;
  }
}
