interface WholeAnswer {
  status: number;
  body?: unknown;
  text?: string;
  statusText?: string;
  headers?: Record<string, string>;
}

/**
 * How the pretended network ends one call: with an answer, with text that is no JSON, with the head of a good answer
 * whose body breaks off or does not come to its end, or not at all.
 */
export type Answer = WholeAnswer | 'connection reset' | 'a reset in its body' | 'a byte a second' | 'no answer';

interface SentCall {
  call: string;
  /** What stands after the question mark. */
  query: string;
  body: unknown;
  headers: Record<string, string>;
}

type Answers = Record<string, Answer | ((sent: SentCall) => Answer | Promise<Answer>)>;

const ABORTED = new DOMException('The operation was aborted', 'AbortError');

function hang(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(ABORTED));
  });
}

function responseOf({ status, body, text, statusText = '', headers = {} }: WholeAnswer) {
  const content = text ?? (body === undefined ? '' : JSON.stringify(body));
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText,
    headers: { get: (name: string) => headers[name] ?? null },
    text: async () => content,
    json: async (): Promise<unknown> => JSON.parse(content),
  };
}

/**
 * Takes the place of the network, and of nothing else. Calls are named `METHOD /path` without the query; one that has
 * no answer here is answered 404. Answers may be changed while a test runs.
 */
export function fakeServer(answers: Answers) {
  const sent: SentCall[] = [];
  const fetch = async (url: string, init: RequestInit = {}) => {
    const [path = '', query = ''] = url.split('?');
    const call = `${init.method ?? 'GET'} ${path}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const record = { call, query, body, headers: (init.headers ?? {}) as Record<string, string> };
    sent.push(record);
    const known = answers[call] ?? { status: 404 };
    const answer = typeof known === 'function' ? await known(record) : known;
    switch (answer) {
      case 'connection reset':
        throw new TypeError('Failed to fetch');
      case 'no answer':
        return hang(init.signal);
      case 'a reset in its body':
        return { ...responseOf({ status: 200 }), text: () => Promise.reject(new TypeError('network error')) };
      case 'a byte a second':
        return { ...responseOf({ status: 200 }), text: () => hang(init.signal) };
      default:
        return responseOf(answer);
    }
  };
  Object.assign(globalThis, { fetch });
  return { answers, sent, callsTo: (call: string) => sent.filter((record) => record.call === call) };
}
