import autocannon from 'autocannon';

/** What one connection asks for again and again; of several, in turn. `setupRequest` makes a new body for each. */
export type Call = Pick<autocannon.Request, 'method' | 'path' | 'headers' | 'body' | 'setupRequest'>;

export interface Load {
  /** Answers in a second, from the first call to the last answer. */
  perSecond: number;
  /** How long each call took, in ms, in the order of the answers. */
  times: readonly number[];
}

interface Wanted {
  /** Without a slash at its end. */
  address: string;
  /** One connection each, which sends the next call when the last one is answered. */
  connections: readonly (readonly Call[])[];
  /** Until when; left out, each connection sends one call. */
  until?: Promise<unknown>;
}

/** Longer than any bench: what ends a load is `until`. */
const FOR_EVER_S = 3_600;
/** How often the generator looks whether it is to stop. */
const LOOK_MS = 20;
/** A machine with much to do is slow, not wrong. */
const ANSWER_WITHIN_S = 60;

type Ended = (error: unknown, result: autocannon.Result) => void;

function start({ address, connections, until }: Wanted, ended: Ended): autocannon.Instance {
  let at = 0;
  const lasting = until === undefined ? { amount: connections.length } : { duration: FOR_EVER_S };
  const setupClient = (client: autocannon.Client) => client.setRequests([...(connections[at++] ?? [])]);
  const options = { url: address, connections: connections.length, sampleInt: LOOK_MS, timeout: ANSWER_WITHIN_S };
  return autocannon({ ...options, ...lasting, setupClient }, ended);
}

/**
 * Sends calls from this process, which is not the server's, with the generator that costs least of those for Node:
 * 40 µs a call, half of what Node's own client takes. On two cores the figures still pay for it.
 *
 * @throws when a call was answered with anything but success, or not at all; what `until` was rejected with
 */
export async function load(wanted: Wanted): Promise<Load> {
  const times: number[] = [];
  const startedAt = performance.now();
  let endedAt = startedAt;
  let isOver = false;
  const { errors, non2xx, statusCodeStats } = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = start(wanted, (error, result) => (error instanceof Error ? reject(error) : resolve(result)));
    running.on('response', (_client, _status, _bytes, ms) => {
      // Told to stop, it goes on until it looks.
      if (isOver) return;
      times.push(ms);
      endedAt = performance.now();
    });
    const stop = () => {
      isOver = true;
      running.stop();
    };
    wanted.until?.then(stop, stop);
  });
  await wanted.until;
  if (errors + non2xx > 0) throw new Error(`Calls failed: ${errors} unanswered, ${JSON.stringify(statusCodeStats)}`);
  return { perSecond: (times.length / (endedAt - startedAt)) * 1000, times };
}
