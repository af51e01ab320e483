import { createServer } from 'node:net';
import {
  BadReceivers,
  bytes,
  endlessHeaders,
  endlessHints,
  gigabyte,
  http09,
  oneByteASecond,
  PEM,
} from '../../test/support/BadReceivers';
import { HookedRanch } from '../../test/support/HookedRanch';
import { until } from '../../test/support/runningServer';

jest.setTimeout(300_000);

const WITHIN_MS = 20_000;
/** A tenth of what one of the receivers sends; what the tests keep of the log and of the database's answers is in it. */
const MEMORY_MAX = 100 * 1024 * 1024;
const GIGABYTES = 50;

let receivers: BadReceivers;
let on: HookedRanch;
beforeEach(async () => {
  receivers = new BadReceivers();
  const resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
  on = await HookedRanch.start({ hookRoad: { resolve } });
});
afterEach(async () => {
  await on.close();
  await receivers.stop();
});

const http = (port: number) => `http://127.0.0.1:${port}/`;

test('OPEN H5: receivers that behave badly, all at once: each failure is in the log within 20 s', async () => {
  const redirect = bytes('HTTP/1.1 302 Found\r\nlocation: http://169.254.169.254/\r\ncontent-length: 0\r\n\r\n');
  const wanted: [string, string | null][] = [
    [http(await receivers.portOf(gigabyte())), null],
    [http(await receivers.portOf(oneByteASecond)), 'timeout'],
    [http(await receivers.portOf(() => undefined)), 'timeout'],
    [http(await receivers.portOf(endlessHeaders)), 'not_http'],
    [http(await receivers.portOf(endlessHints)), 'not_http'],
    [http(await receivers.portOf(http09)), 'not_http'],
    [http(await receivers.portOf(redirect)), 'redirect'],
    [`https://self.home:${await receivers.tlsPortOf(PEM, () => undefined)}/`, 'certificate'],
    [`https://silent.home:${await receivers.listen(createServer())}/`, 'connect_timeout'],
  ];
  const made = await Promise.all(wanted.map(([address], index) => on.make({ address, name: `Hook ${index}` })));
  const heard = await Promise.all(
    made.map(async ({ uuid }) => {
      await on.post(`/${uuid}/test`);
      const last = async () => (await on.deliveries(uuid))[0];
      await until(async () => typeof (await last())?.tried_at === 'string', WITHIN_MS);
      return (await last())?.failure;
    }),
  );
  expect(heard).toEqual(wanted.map(([, failure]) => failure));
});

test('OPEN H5: a receiver of 50 messages that answers each with a gigabyte: memory is as before', async () => {
  let mebibytes = 0;
  const address = http(await receivers.portOf(gigabyte(() => (mebibytes += 1))));
  const { uuid } = await on.make({ address });
  await on.post(`/${uuid}/test`);
  await on.settled(uuid);
  const before = process.memoryUsage().rss;
  await on.ranch.write(Array.from({ length: GIGABYTES }, () => on.move()));
  const log = await on.settled(uuid);
  expect(log.map(({ state }) => state)).toEqual(Array.from({ length: 50 }, () => 'delivered'));
  expect(process.memoryUsage().rss - before).toBeLessThan(MEMORY_MAX);
  expect(mebibytes).toBeLessThan(64 * GIGABYTES);
});
