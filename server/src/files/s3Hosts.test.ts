import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Server } from '../../test/support/S3Server';
import { openFileStore } from './openFileStore';

const before = { ...process.env };
let home: string;
let s3: S3Server;
beforeAll(async () => {
  [home, s3] = [await mkdtemp(join(tmpdir(), 'grazewell-home-')), await S3Server.start()];
});
afterAll(async () => {
  process.env = before;
  await s3.stop();
  await rm(home, { recursive: true });
});

it('nothing but the settings says where pictures go, and no other host is asked', async () => {
  const elsewhere = 'http://127.0.0.1:9';
  const config = join(home, 'config');
  await writeFile(config, `[default]\nregion = eu-west-1\nendpoint_url = ${elsewhere}\nuse_fips_endpoint = true\n`);
  Object.assign(process.env, {
    AWS_CONFIG_FILE: config,
    AWS_DEFAULTS_MODE: 'auto',
    AWS_ENDPOINT_URL: elsewhere,
    AWS_ENDPOINT_URL_S3: elsewhere,
    AWS_USE_FIPS_ENDPOINT: 'true',
    AWS_USE_DUALSTACK_ENDPOINT: 'true',
    AWS_CONTAINER_CREDENTIALS_FULL_URI: elsewhere,
    AWS_MAX_ATTEMPTS: '50',
  });
  const asked: { host: string; port: number }[] = [];
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with its own socket
  const { connect } = Socket.prototype;
  const watched = jest.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...given) {
    const [options] = given.flat<unknown[]>();
    if (typeof options === 'object') asked.push({ host: '', port: 0, ...options });
    return Reflect.apply(connect, this, given);
  });
  const store = await openFileStore({ files: s3.place(), dataDir: home });
  await store.check();
  store.close();
  watched.mockRestore();
  expect([...new Set(asked.map(({ host }) => host))]).toEqual(['127.0.0.1']);
  expect(asked.map(({ port }) => Number(port))).not.toContain(9);
});
