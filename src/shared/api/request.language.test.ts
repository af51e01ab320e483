import { ApiError } from './ApiError';
import { request } from './request';

type Load = (module: object) => void;
let mockLoad: (resolve: Load, reject: (error: Error) => void) => void;

jest.mock('@domain/language/language', () => ({
  ...jest.requireActual<object>('@domain/language/language'),
  LANGUAGE: 'es',
}));
// What is imported later is awaited, as its chunk is in a browser.
jest.mock('@shared/refusals/inOwnWords', () => ({
  __esModule: true,
  then: (resolve: Load, reject: (error: Error) => void) => mockLoad(resolve, reject),
}));

const call = { method: 'POST', api: 'v1', path: '/thing', body: {} } as const;
const REFUSED = { code: 'conflict', error: 'There is such an account already' };
const LAST_RESORT = { code: 'conflict', message: 'Something went wrong. Please try again.' };

function answering(status: number, body: object = REFUSED) {
  const answer = {
    ok: false,
    status,
    statusText: 'Conflict',
    headers: new Headers(),
    text: async () => JSON.stringify(body),
  };
  Object.assign(globalThis, { fetch: jest.fn(async () => answer) });
}

async function refused(): Promise<unknown> {
  const end = await request<void>(call, '/api/v1', new AbortController().signal).catch((error: unknown) => error);
  return end instanceof ApiError ? { status: end.status, failure: end.failure } : end;
}

describe('LANGUAGES 11.5: on a page that is not English, a refusal', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    answering(409);
  });
  afterEach(() => jest.useRealTimers());

  it('says what the chunk of words says', async () => {
    mockLoad = (resolve) => resolve({ inOwnWords: () => ({ code: 'conflict', message: 'Ya hay una cuenta' }) });
    expect(await refused()).toEqual({ status: 409, failure: { code: 'conflict', message: 'Ya hay una cuenta' } });
  });

  it('keeps its code where the words cannot be loaded', async () => {
    mockLoad = (_resolve, reject) => reject(new Error('Loading chunk refusals failed'));
    expect(await refused()).toEqual({ status: 409, failure: LAST_RESORT });
  });

  it('of a session that is over loads no words', async () => {
    mockLoad = jest.fn();
    answering(401, { code: 'unauthenticated', reason: 'login_needed', error: 'You are a guest here' });
    const failure = { code: 'unauthenticated', message: 'Please log in to continue' };
    expect(await refused()).toEqual({ status: 401, failure });
    expect(mockLoad).not.toHaveBeenCalled();
  });

  it('is told after 4 s where the line brings no words', async () => {
    mockLoad = () => undefined;
    let end: unknown;
    void refused().then((failure) => (end = failure));
    await jest.advanceTimersByTimeAsync(3_900);
    expect(end).toBeUndefined();
    await jest.advanceTimersByTimeAsync(200);
    expect(end).toEqual({ status: 409, failure: LAST_RESORT });
  });
});
