import { TestApp } from '../../test/support/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start({ costlyHashes: true });
  await test.newcomer('known@example.com');
});
afterAll(() => test.close());

const request = (email: string) => test.post('/api/v1/auth/password-reset-request', { email }, { ip: '10.7.7.7' });

describe('L3: asking for a reset link for a known and for an unknown email', () => {
  it('gets the same status, bytes and headers', async () => {
    const timeless = ({ date: _date, ...headers }: Record<string, unknown>) => headers;
    const [known, unknown] = [await request('known@example.com'), await request('ghost@example.com')];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(timeless(known.headers)).toEqual(timeless(unknown.headers));
  });
});
