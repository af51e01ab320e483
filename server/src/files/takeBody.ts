import type { Readable } from 'node:stream';

/**
 * Hands a body on as it comes. A sender whose line breaks ends it; what `write` throws is thrown.
 *
 * @param most bytes that are taken
 * @returns whether there were more than that
 */
export async function takeBody(
  body: Readable,
  most: number,
  write: (bytes: Buffer) => Promise<void>,
): Promise<boolean> {
  let left = most;
  let failed: { error: unknown } | undefined;
  try {
    // A body that is larger than was said stays open: destroyed, it would take along the connection of the answer.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      const taken = chunk.subarray(0, left);
      left -= taken.length;
      await write(taken).catch((error: unknown) => {
        failed = { error };
        throw error;
      });
      if (taken.length < chunk.length) return true;
    }
  } catch {
    if (failed !== undefined) throw failed.error;
  } finally {
    // What is left unread would keep a sender's leaving from being heard.
    body.resume();
  }
  return false;
}
