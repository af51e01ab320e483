import { request as httpRequest, type Agent, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Failure } from '@contract/hooks/delivery';
import type { Dialer } from './dialer';
import { FailedTry } from './FailedTry';
import { failureOf } from './failureOf';

/** How long a try may take until the receiver has answered, and until it is connected. */
const ANSWER_MS = 15_000;
const CONNECT_MS = 5_000;
/** Answers of 1xx that may come before the one that counts. */
const HINTS_MAX = 10;

interface HookRequest {
  address: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** What a try heard. */
export interface HookAnswer {
  /** Null where nothing was heard. */
  status: number | null;
  /** Null for 2xx. */
  failure: Failure | null;
  /** As the receiver sent it. */
  retryAfter: string | undefined;
}

function failureOfStatus(status: number): Failure | null {
  if (status >= 200 && status < 300) return null;
  if (status === 410) return 'gone';
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

const isTls = ({ protocol }: URL): boolean => protocol === 'https:';

function requestOf(url: URL, { headers, body }: HookRequest, agent: Agent): ClientRequest {
  const send = isTls(url) ? httpsRequest : httpRequest;
  return send(url, { method: 'POST', headers: { ...headers, 'content-length': Buffer.byteLength(body) }, agent });
}

/** Resolves with the head of the answer: its body isn't read. */
const headOf = (sent: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    let hints = 0;
    // Once the try is over, what ends the connection is nothing to hear.
    sent.on('error', reject);
    const isNone = () => reject(new FailedTry('not_http'));
    sent.on('information', () => {
      hints += 1;
      if (hints > HINTS_MAX) isNone();
    });
    sent.once('upgrade', (_answer, socket) => {
      socket.destroy();
      isNone();
    });
    sent.once('response', resolve);
  });

/** A promise that rejects with the failure unless it is called off by then. */
function endAfter(ms: number, failure: Failure) {
  let timer: NodeJS.Timeout | undefined;
  const ended = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new FailedTry(failure)), ms);
  });
  return { ended, callOff: () => clearTimeout(timer) };
}

/**
 * Posts a message, once, over a connection of its own. What is taken of the answer is its status and `Retry-After`; a redirect
 * isn't followed. It never rejects.
 */
export async function sendHook(hook: HookRequest, dialer: Dialer): Promise<HookAnswer> {
  const url = new URL(hook.address);
  const limits = [endAfter(CONNECT_MS, 'connect_timeout'), endAfter(ANSWER_MS, 'timeout')] as const;
  const [connecting] = limits;
  const late = limits.map(({ ended }) => ended);
  let sent: ClientRequest | undefined;
  try {
    const agent = await Promise.race([dialer(url), ...late]);
    const request = requestOf(url, hook, agent);
    sent = request;
    request.once('socket', (socket) => socket.once(isTls(url) ? 'secureConnect' : 'connect', connecting.callOff));
    const answer = headOf(request);
    request.end(hook.body);
    const { statusCode = 0, headers } = await Promise.race([answer, ...late]);
    return { status: statusCode, failure: failureOfStatus(statusCode), retryAfter: headers['retry-after'] };
  } catch (error) {
    return { status: null, failure: failureOf(error), retryAfter: undefined };
  } finally {
    for (const { callOff } of limits) callOff();
    sent?.destroy();
  }
}
