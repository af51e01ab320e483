import { randomUUID } from 'node:crypto';
import { pathOf } from '@contract/openapi/document';
import { OPERATIONS } from '@contract/openapi/operations';
import type { Operation, Who } from '@contract/openapi/Operation';
import { RIGHTS, type Right } from '@contract/ranches/rights';
import { Stage, type Actor } from '../naughty/Stage';
import { aWantedKey } from '../support/aWantedKey';
import { AnswerCheck } from '../support/AnswerCheck';
import { aDevice } from '../support/aDevice';
import { ADMIN_PASSWORD } from '../support/admins';
import { fill } from '../support/callsOf';
import { requestOf, uuidOf } from '../support/CallSample';
import { MOUNTS } from '../support/describedCalls';
import { EVERY_CALL, isEndless, sampleOf } from '../support/everyCall';
import { TestApp } from '../support/testApp';

jest.setTimeout(300_000);

const answers = new AnswerCheck();
let stage: Stage;
beforeAll(async () => {
  stage = await Stage.start();
});
afterAll(() => stage.close());

type Sent = NonNullable<Parameters<Stage['test']['call']>[2]>;

async function send(method: string, url: string, sent: Sent = {}) {
  const answer = await stage.test.call(method, url, sent);
  answers.take(method, url, answer);
  return answer;
}

const methodOf = ({ call }: Operation) => call.split(' ')[0] ?? '';
const isWrite = (operation: Operation) => !['GET', 'HEAD'].includes(methodOf(operation));

/** The address of a call on the owner's ranch, about what is not there. */
function urlOf(operation: Operation): string {
  const names = { ranchUuid: stage.host.uuid, uuid: randomUUID(), userUuid: randomUUID(), name: 'paddocks.csv' };
  return fill(pathOf(operation, MOUNTS).replace(/\{(\w+)\}/g, ':$1'), names);
}

const isRight = (who: Who): who is Right => Object.hasOwn(RIGHTS, who);

/** Who is heard, and who is not though they are signed in. */
function actorsOf({ who }: Operation): { good: Actor; others: readonly Actor[] } {
  if (who === 'admin') return { good: 'admin', others: ['owner'] };
  if (!isRight(who)) return { good: 'person', others: [] };
  const roles: readonly Actor[] = RIGHTS[who];
  const less = (['manager', 'member', 'viewer'] as const).filter((role) => !roles.includes(role));
  return { good: 'owner', others: ['outsider', ...less] };
}

const tokenOf = (actor: Actor): Sent => {
  const token = stage.tokenOf(actor);
  return token === undefined ? {} : { token };
};

const DEEP = `${'['.repeat(70)}1${']'.repeat(70)}`;
const JSON_SENT = { 'content-type': 'application/json' };

async function sendBadBodies(operation: Operation, by: Sent): Promise<void> {
  const [method, url] = [methodOf(operation), urlOf(operation)];
  for (const body of ['{', DEEP, `{"groups":[${Array(501).fill('{}').join()}],"a":"${'x'.repeat(70_000)}"}`])
    await send(method, url, { ...by, body, headers: JSON_SENT });
  await send(method, url, { ...by, body: 'a', headers: { 'content-type': 'text/plain' } });
  await send(method, url, { headers: { origin: 'https://elsewhere.example' } });
}

async function sendBadQueries(operation: Operation, by: Sent): Promise<void> {
  for (const name of Object.keys(operation.query ?? {}))
    await send(methodOf(operation), `${urlOf(operation)}?${name}=x&${name}=y`, by);
}

/** Every call but one that is there for operators who have set a token. */
const sent = OPERATIONS.filter(({ id }) => id !== 'readMetrics');

/** A call with the body of its example, where it has one. */
const withExample = ({ body }: Operation, by: Sent): Sent =>
  body !== undefined && 'example' in body ? { ...by, body: body.example } : by;

it.each(EVERY_CALL.filter((sample) => !isEndless(sample)))('$call is answered as it is described', async (sample) => {
  const before = answers.problems.length;
  const { method, path, ...rest } = requestOf(sample, await sample.prepare(stage.test, `one${randomUUID()}`));
  await send(method, path, rest);
  expect(answers.problems.slice(before)).toEqual([]);
});

it.each(sent)('$id is refused as it is described', async (operation) => {
  const before = answers.problems.length;
  const [method, url] = [methodOf(operation), urlOf(operation)];
  const { good, others } = actorsOf(operation);
  const by = operation.who === 'everyone' ? {} : tokenOf(good);
  await send(method, url);
  for (const actor of others) await send(method, url, withExample(operation, tokenOf(actor)));
  await sendBadQueries(operation, by);
  if (isWrite(operation)) await sendBadBodies(operation, by);
  else await send(method, url, { token: 'gwk_no_key' });
  if (/:(?!ranchUuid)/.test(operation.call)) await send(method, url, withExample(operation, by));
  expect(answers.problems.slice(before)).toEqual([]);
});

/** Calls whose example meets what is there already, or a link that nobody has made. */
const MET = ['login', 'register', 'register', 'join', 'joinAsPartner', 'resetPassword', 'cancelDeletion'];
const MET_BY_OWNER = ['joinRanch', 'deleteAccount', 'takeUpNotices'];

it.each([...MET, ...MET_BY_OWNER])('the example of %s is answered as it is described', async (id) => {
  const before = answers.problems.length;
  const operation = sent.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`There is no ${id}`);
  const by = MET.includes(id) ? {} : tokenOf('owner');
  await send(methodOf(operation), urlOf(operation), withExample(operation, by));
  expect(answers.problems.slice(before)).toEqual([]);
});

it('pieces, what is the same, and other protocols are answered as they are described', async () => {
  const { headers } = await send('GET', '/api/v1/openapi.json');
  await send('GET', '/api/v1/openapi.json', { headers: { 'if-none-match': String(headers.etag) } });
  const picture = sampleOf('GET /api/v1/ranch/:ranchUuid/photo/:sha256/:size');
  const upload = sampleOf('DELETE /api/v1/ranch/:ranchUuid/upload/:uploadUuid');
  if (picture === undefined || upload === undefined) throw new Error('There is no sample');
  const seen = requestOf(picture, await picture.prepare(stage.test, 'seen'));
  const { key } = await aKey();
  const file = `/api/v1/ranch/${stage.host.uuid}/export/paddocks.csv?key=${key}`;
  for (const range of ['bytes=0-3', 'bytes=99999999-']) {
    await send('GET', seen.path, { token: seen.token ?? '', headers: { range } });
    await send('GET', file, { headers: { range } });
  }
  const { path, token = '', headers: tus = {} } = requestOf(upload, await upload.prepare(stage.test, 'sent'));
  await send('HEAD', path, { token, headers: tus });
  for (const method of ['HEAD', 'PATCH', 'DELETE']) await send(method, path, { token });
  expect(answers.problems).toEqual([]);
});

async function aKey(): Promise<{ key: string }> {
  const wanted = aWantedKey(stage.test.clock.now());
  const made = await send('POST', `/api/v1/ranch/${stage.host.uuid}/key`, { ...tokenOf('owner'), body: wanted });
  return made.json<{ key: string }>();
}

it('what the ranch, its team or the version stands against is answered as it is described', async () => {
  const [ranch, owner] = [`/api/v1/ranch/${stage.host.uuid}`, tokenOf('owner')];
  const self = await uuidOf(stage.test, owner.token ?? '');
  await send('DELETE', ranch, { ...owner, body: { name: "Maria's Ranch" } });
  await send('DELETE', `${ranch}/user/me`, owner);
  await send('PATCH', `${ranch}/user/${self}`, { ...owner, body: { role: 'viewer' } });
  await send('DELETE', `${ranch}/user/${self}`, owner);
  await send('POST', `${ranch}/invitation`, { ...owner, body: { email: 'ben@example.com', role: 'viewer' } });
  await send('POST', `${ranch}/changes`, { ...owner, body: { schema: 0, groups: [] } });
  await send('POST', `${ranch}/upload`, owner);
  await send('POST', `/api/v1/ranch/${randomUUID()}/restore`, owner);
  const { endpoint } = aDevice();
  await send('POST', '/api/v1/user/notices/here', { ...owner, body: { endpoint } });
  const nobody = { email: 'nobody@example.com', admin_password: ADMIN_PASSWORD };
  await send('POST', '/api/v1/auth/masquerade', { ...tokenOf('admin'), body: nobody });
  expect(answers.problems).toEqual([]);
});

it('there are no figures of the process without a token', async () => {
  await send('GET', '/metrics');
  expect(answers.problems).toEqual([]);
});

it('figures of the process and too many tries are answered as they are described', async () => {
  const metricsToken = 'a-token-of-the-operator';
  const limited = await TestApp.start({ config: { rateLimitPerAddress: 1, metricsToken } });
  const token = await limited.newcomer('ana@example.com');
  for (const sent of [{}, { token: metricsToken }])
    answers.take('GET', '/metrics', await limited.get('/metrics', sent));
  const counted = OPERATIONS.filter(
    ({ id, refusedWith = [] }) => refusedWith.includes('429 too_many') && !OF_MANY.includes(id),
  );
  for (const operation of counted) {
    const url = pathOf(operation, MOUNTS);
    const sent = withExample(operation, { ...(operation.who !== 'everyone' && { token }), ip: '192.0.2.7' });
    answers.take(methodOf(operation), url, await limited.call(methodOf(operation), url, sent));
    answers.take(methodOf(operation), url, await limited.call(methodOf(operation), url, sent));
  }
  await limited.close();
  expect(answers.problems).toEqual([]);
});

/** Calls that are refused with 429 after dozens to thousands. */
const OF_MANY = [
  'makeKey',
  'sendChanges',
  'putFact',
  'deleteFact',
  'followRevisions',
  'beginUpload',
  'createRanch',
  'invite',
];

/** What is seen in other tests, since it needs many calls, two at one moment, or a connection of its own. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'a request that names its host twice': 'readAppSettings 400, readSigningKeys 400',
  'a stream that does not end': 'followRevisions 200',
  'dozens of calls': OF_MANY.map((id) => `${id} 429`).join(', '),
  'two calls at one moment': 'join 409, joinAsPartner 409, joinRanch 409, createRanch 409',
  'ten devices': 'turnOnNotices 409',
  'the version that holds': 'eraseVersion 409',
  'a fact that a person changed': 'putFact 409, deleteFact 409',
  'terms that are longer than 10,000 paddocks': 'previewSharing 413',
  'a webhook that is off': 'testWebhook 409, sendAgain 409, sendFailedAgain 409',
  'sixty tests of a webhook': 'testWebhook 429',
  'a fact that is so already': 'putFact 200',
  'a fact of a kind that keys don’t write': 'putFact 404, deleteFact 404',
};

it('every status that an operation names was seen, but for those that other tests see', () => {
  const elsewhere = Object.values(ELSEWHERE).flatMap((list) => list.split(', '));
  expect(answers.unseen().sort()).toEqual(elsewhere.sort());
});
