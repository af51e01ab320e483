import { actorOf } from '@contract/people/actorOf';
import type { Me } from '@contract/people/me';
import { actAs } from '../../test/support/actAs';
import { aGroup, GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import { TestApp } from '../../test/support/testApp';

jest.setTimeout(60_000);

let test: TestApp;
let ranch: GrazingRanch;
let ana: string;
let bo: string;
beforeAll(async () => {
  test = await TestApp.start();
});
beforeEach(async () => {
  ranch = await GrazingRanch.start(test);
  ana = await ranch.member(`ana-${ranch.uuid}@example.com`, 'member');
  bo = await ranch.member(`bo-${ranch.uuid}@example.com`, 'member');
});
afterAll(() => test.close());

const actor = async (token: string) => actorOf((await test.me(token)).json<Me>());
const query = (who: string) => `?actor=${encodeURIComponent(who)}`;

/** What the server says to a call with one new herd, and where the record is after it. */
async function send(more: string, token: string) {
  const body = { schema: 1, sent_at: test.clock.now().toISOString(), groups: [aGroup([newRecord('herd')])] };
  const response = await test.post(`${ranch.path}/changes${more}`, body, { token });
  return [response.statusCode, response.json<{ code?: string }>().code, (await ranch.page()).head];
}

it('changes of a page that believes somebody else is signed in are refused, and nothing is written', async () => {
  expect(await send(query(await actor(ana)), bo)).toEqual([409, 'other_person', 1]);
});

it('changes are applied where the page is right, or says nothing', async () => {
  expect(await send(query(await actor(bo)), bo)).toEqual([200, undefined, 2]);
  expect(await send('', bo)).toEqual([200, undefined, 3]);
});

it.each(['', 'bo', '00000000-0000-0000-0000-000000000000'])('“%s” is somebody else', async (who) => {
  expect(await send(query(who), bo)).toEqual([409, 'other_person', 1]);
});

it('one call is of one person', async () => {
  const own = query(await actor(bo));
  expect(await send(`${own}&${own.slice(1)}`, bo)).toEqual([409, 'other_person', 1]);
});

it('somebody of no such ranch hears that too, not that there is none', async () => {
  const stranger = await test.newcomer(`stranger-${ranch.uuid}@example.com`);
  expect(await send(query(await actor(ana)), stranger)).toEqual([409, 'other_person', 1]);
  expect((await ranch.read(query(await actor(ana)), stranger)).statusCode).toBe(409);
});

it('nobody who is signed out hears more than that', async () => {
  const response = await test.get(`${ranch.path}/records${query(await actor(ana))}`);
  expect([response.statusCode, response.json()]).toMatchObject([401, { code: 'unauthenticated' }]);
});

it('an admin who acts as a person is not that person, nor the other way round', async () => {
  const admin = await actAs(test, ranch.host.email);
  const [acting, owner] = [await actor(admin), await actor(ranch.host.owner)];
  expect(await send(query(owner), admin)).toEqual([409, 'other_person', 1]);
  expect(await send(query(acting), ranch.host.owner)).toEqual([409, 'other_person', 1]);
  expect(await send(query(acting), admin)).toEqual([200, undefined, 2]);
});

it('records are not read for somebody else', async () => {
  const refused = await ranch.read(`${query(await actor(ana))}&limit=10`, bo);
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'other_person' }]);
  expect((await ranch.read(`${query(await actor(bo))}&limit=10`, bo)).statusCode).toBe(200);
});
