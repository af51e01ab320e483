import { sql } from 'kysely';
import { GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import { readHistory } from '../../test/support/readHistory';
import { HOUR, SECRET, TestApp } from '../../test/support/testApp';
import { signDaily } from './signDaily';

let test: TestApp;
let ranch: GrazingRanch;
beforeEach(async () => {
  test = await TestApp.start();
  ranch = await GrazingRanch.start(test);
});
afterEach(() => test.close());

const raise = (error: unknown) => {
  throw error;
};
const sign = (notSigned: (error: unknown, ranchUuid: string) => void = raise) => {
  const { db, clock } = test;
  return signDaily({ db, clock, secretKey: SECRET, signal: new AbortController().signal, notSigned });
};
const signedLines = async () => {
  const heads = test.db.selectFrom('record_heads').select('n').where('ranch_uuid', '=', ranch.uuid);
  return (await heads.orderBy('n').execute()).map(({ n }) => n);
};

it('EVIDENCE 3.3: a chain that has grown is signed each morning at 5 in the ranch’s zone', async () => {
  const zone = { time_zone: 'America/Denver' };
  const { head } = await ranch.page('?limit=1');
  await ranch.write([{ kind: 'ranch', uuid: ranch.uuid, base: head, data: zone }]);
  await sign();
  expect(await signedLines()).toEqual([2]);
  await ranch.write([newRecord('herd')]);
  // From 6 in the morning in Denver to half past 4, and to half past 5.
  test.clock.advance(22.5 * HOUR);
  await sign();
  expect(await signedLines()).toEqual([2]);
  test.clock.advance(HOUR);
  await sign();
  expect(await signedLines()).toEqual([2, 3]);
});

it('a chain that has not grown is signed no more', async () => {
  for (let day = 0; day < 3; day += 1) {
    await sign();
    test.clock.advance(24 * HOUR);
  }
  expect(await signedLines()).toEqual([1]);
});

it('a ranch whose end cannot be signed holds no other one up', async () => {
  const other = await GrazingRanch.start(test);
  const [broken, whole] = [ranch, other].sort((one, another) => (one.uuid < another.uuid ? -1 : 1));
  await sql`update ranches set chain_sha256 = '' where uuid = ${broken?.uuid}`.execute(test.db);
  await sql`alter table record_heads add check (line_sha256 <> '')`.execute(test.db);
  const failed: string[] = [];
  await sign((_error, ranchUuid) => failed.push(ranchUuid));
  expect(failed).toEqual([broken?.uuid]);
  const heads = await test.db.selectFrom('record_heads').select('ranch_uuid').execute();
  expect(heads.map(({ ranch_uuid }) => ranch_uuid)).toEqual([whole?.uuid]);
});

it('several processes sign one end once, and the file has it', async () => {
  await Promise.all([sign(), sign(), sign()]);
  expect(await signedLines()).toEqual([1]);
  const token = ranch.host.owner;
  test.clock.advance(HOUR);
  const { body } = await test.get(`${ranch.path}/export/history.jsonl`, { token });
  expect(readHistory(body).heads).toHaveLength(2);
});
