import { readItem, safeStorage } from './storage';
import { sessionHint } from './sessionHint';

const remember = (text: string) => localStorage.setItem('persist:user', text);

beforeEach(() => sessionHint.forget(''));
afterEach(() => jest.restoreAllMocks());

/** As a browser does that blocks site data: even looking at it throws. */
function blockStorage() {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}

describe('whether it is worth asking who this is', () => {
  it('no, in a browser without any trace', () => {
    expect(sessionHint.exists()).toBe(false);
  });

  it('yes, from a sign-in until the sign-out', () => {
    sessionHint.remember('');
    expect(document.cookie).toBe('has_session=1');
    expect(sessionHint.exists()).toBe(true);
    sessionHint.forget('');
    expect(document.cookie).toBe('');
    expect(sessionHint.exists()).toBe(false);
  });

  it('yes, when this browser remembers a person', () => {
    remember(JSON.stringify({ me: '{"uuid":"1"}' }));
    expect(sessionHint.exists()).toBe(true);
  });

  it.each(['x_has_session=1', 'has_session=0', 'has_session=11'])('no, with the cookie %s of others', (cookie) => {
    document.cookie = `${cookie}; Path=/`;
    expect(sessionHint.exists()).toBe(false);
    document.cookie = `${cookie.split('=')[0] ?? ''}=; Max-Age=0; Path=/`;
  });

  it.each([
    '',
    'null',
    '7',
    '"text"',
    '[]',
    '{}',
    '{"me":null}',
    '{"me":"null"}',
    '{"me":{"uuid":"1"}}',
    '{"__proto__":{"me":"{}"}}',
    '{"me":"{\\"uuid',
    'not JSON',
  ])('R3: no, when %j is what storage holds', (text) => {
    remember(text);
    expect(sessionHint.exists()).toBe(false);
  });

  it('R3: no, when storage is blocked; the cookie still tells', () => {
    blockStorage();
    expect(sessionHint.exists()).toBe(false);
    sessionHint.remember('');
    expect(sessionHint.exists()).toBe(true);
  });

  it('forgets the cookie of the whole domain and of the host alone', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    sessionHint.forget('example.com');
    const cookies = written.mock.calls.map(([cookie]) => cookie);
    expect(cookies).toEqual([
      'has_session=; Path=/; SameSite=Lax; Max-Age=0; Domain=example.com',
      'has_session=; Path=/; SameSite=Lax; Max-Age=0',
    ]);
  });
});

describe('R3: storage that fails', () => {
  it('blocked: reading finds nothing, writing and removing do nothing', async () => {
    blockStorage();
    expect(readItem('persist:user')).toBeNull();
    await expect(safeStorage.getItem('persist:user')).resolves.toBeNull();
    await expect(safeStorage.setItem('persist:user', '{}')).resolves.toBeUndefined();
    await expect(safeStorage.removeItem('persist:user')).resolves.toBeUndefined();
  });

  it('full: what stood there stays, and nothing throws', async () => {
    remember('before');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    await expect(safeStorage.setItem('persist:user', 'x'.repeat(99))).resolves.toBeUndefined();
    expect(readItem('persist:user')).toBe('before');
  });

  it('sound: what is written is read until it is removed', async () => {
    await safeStorage.setItem('persist:user', 'kept');
    await expect(safeStorage.getItem('persist:user')).resolves.toBe('kept');
    await safeStorage.removeItem('persist:user');
    await expect(safeStorage.getItem('persist:user')).resolves.toBeNull();
  });
});
