import * as described from '@contract/openapi/document';
import { DESCRIBED } from '../support/describedCalls';
import { SITE, TestApp } from '../support/testApp';

const PATH = '/api/v1/openapi.json';
const OTHER_MOUNTS = {
  apiV1: '/grazing/one',
  apiV3: '/grazing/three',
  analyticsKey: '',
  androidStoreUrl: '',
  iosStoreUrl: '',
  termsUrl: '',
  privacyUrl: '',
  supportEmail: '',
  mapTiles: {},
};

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.close());

it('anyone reads the description of all calls', async () => {
  const response = await test.get(PATH);
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(response.json()).toEqual(DESCRIBED);
});

it.each([undefined, SITE, 'https://elsewhere.example'])(
  'a page of %s may read it, without credentials',
  async (origin) => {
    const { headers } = await test.get(PATH, { headers: origin === undefined ? {} : { origin } });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  },
);

it('it is sent compressed, and not again while it is the same', async () => {
  const first = await test.get(PATH, { headers: { 'accept-encoding': 'br' } });
  expect(first.headers['content-encoding']).toBe('br');
  const again = await test.get(PATH, { headers: { 'if-none-match': String(first.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await test.get(PATH, { headers: { 'if-none-match': 'W/"another"' } })).statusCode).toBe(200);
});

it('OPEN §3: it is made before the server listens, and no request makes it again', async () => {
  const describe = jest.spyOn(described, 'describeCalls');
  const other = await TestApp.start();
  expect(describe).toHaveBeenCalledTimes(1);
  for (let asked = 0; asked < 3; asked += 1) expect((await other.get(PATH)).statusCode).toBe(200);
  expect(describe).toHaveBeenCalledTimes(1);
  describe.mockRestore();
  await other.close();
});

it('a server with other mounts tells its own paths', async () => {
  const other = await TestApp.start({ config: { client: OTHER_MOUNTS } });
  const { paths } = (await other.get('/grazing/one/openapi.json')).json<{ paths: object }>();
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/grazing/one/health', '/grazing/three/user/me']));
  expect(Object.keys(paths).filter((path) => path.startsWith('/api'))).toEqual([]);
  await other.close();
});
