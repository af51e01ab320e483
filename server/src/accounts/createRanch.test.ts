import { HOUR, TestApp } from '../../test/support/testApp';

let test: TestApp;
let owner: string;
beforeAll(async () => {
  test = await TestApp.start();
  owner = await test.newcomer('owner@example.com');
});
afterAll(() => test.close());

const create = (body: unknown, token?: string, key?: string) =>
  test.call('POST', '/api/v1/ranch', {
    body,
    ...(token === undefined ? {} : { token }),
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const ranchesOf = async (token: string) => (await test.me(token)).json().ranches as { name: string }[];

describe('making a ranch', () => {
  it('is refused with 401 to a guest', async () => {
    const response = await create({ name: 'Nobody' });
    expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated']);
  });

  it.each([{}, { name: '' }, { name: 'x'.repeat(101) }, { name: 7 }, { name: 'A', role: 'owner' }])(
    'L4, L6: refuses %j with 422 and makes nothing',
    async (body) => {
      const before = await ranchesOf(owner);
      expect((await create(body, owner)).statusCode).toBe(422);
      expect(await ranchesOf(owner)).toEqual(before);
    },
  );

  it('answers with the ranch, its owner and its first season, and starts a trial', async () => {
    const token = await test.newcomer('second@example.com');
    const response = await create({ name: '  Dry   Creek ' }, token);
    expect(response.statusCode).toBe(201);
    const ranch = response.json();
    expect(ranch).toMatchObject({ name: 'Dry Creek', role: 'owner', current_season_name: '2026' });
    expect(await ranchesOf(token)).toContainEqual(ranch);
    const payment = await test.call('GET', `/api/v1/ranch/${ranch.ranch_uuid}/payment`, { token });
    expect(payment.json()).toMatchObject({ status: 'trial', trial_ends_at: '2026-05-31T12:00:00.000Z' });
  });

  it('L10: an account makes 5 in a day; the next one changes nothing, and hears when there may be one', async () => {
    const token = await test.newcomer('eager@example.com');
    const made = [];
    for (let number = 0; number < 5; number += 1) {
      made.push((await create({ name: `Ranch ${number}` }, token, `eager-key-${number}`)).statusCode);
      if (number === 0) test.clock.advance(HOUR);
    }
    expect(made).toEqual([201, 201, 201, 201, 201]);
    const before = await ranchesOf(token);
    const refused = await create({ name: 'One more' }, token, 'eager-key-9');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many']);
    expect(refused.json().error).toBe('You have made 5 new ranches in a day, which is the most. Try again tomorrow');
    expect(refused.headers['retry-after']).toBe(String(23 * 60 * 60));
    expect((await create({ name: 'Ranch 4' }, token, 'eager-key-4')).statusCode).toBe(201);
    expect(await ranchesOf(token)).toEqual(before);
    expect((await create({ name: 'Theirs' }, await test.newcomer('other@example.com'))).statusCode).toBe(201);
    test.clock.advance(23 * HOUR);
    expect((await create({ name: 'One more' }, token, 'eager-key-9')).statusCode).toBe(201);
  });

  it('L10: 20 at once make 5', async () => {
    const token = await test.newcomer('hasty@example.com');
    const all = await Promise.all(Array.from({ length: 20 }, () => create({ name: 'Fast' }, token)));
    expect(all.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
    expect(all.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
  });

  it('makes one ranch for one key, however often the call comes', async () => {
    const token = await test.newcomer('third@example.com');
    const first = await create({ name: 'Once' }, token, 'key-0001');
    const again = await create({ name: 'Once' }, token, 'key-0001');
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    const all = await Promise.all(Array.from({ length: 10 }, () => create({ name: 'Once' }, token, 'key-0002')));
    expect(all.map(({ statusCode }) => statusCode).every((status) => status === 201 || status === 409)).toBe(true);
    expect((await ranchesOf(token)).filter(({ name }) => name === 'Once')).toHaveLength(2);
  });

  it('refuses another name with the same key', async () => {
    const token = await test.newcomer('fourth@example.com');
    await create({ name: 'One' }, token, 'key-0003');
    const response = await create({ name: 'Two' }, token, 'key-0003');
    expect([response.statusCode, response.json().code]).toEqual([422, 'key_reused']);
  });

  it("does not hit upon somebody else's key", async () => {
    const [one, other] = [await test.newcomer('fifth@example.com'), await test.newcomer('sixth@example.com')];
    await create({ name: 'Mine' }, one, 'key-0004');
    expect((await create({ name: 'Theirs' }, other, 'key-0004')).statusCode).toBe(201);
  });
});
