import fastify from 'fastify';
import { completeMethods, knowAllMethods } from '../../src/http/methods';
import { callsOf, nameOf } from '../support/callsOf';
import { EVERY_CALL } from '../support/everyCall';
import { Stage, type Actor } from '../naughty/Stage';

jest.setTimeout(60_000);

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.start();
});
afterAll(() => stage.close());

const callsOfRoutes = () => stage.calls.filter(({ pattern }) => pattern.startsWith('/api/'));

it('each call that the server takes is declared by its domain, and no other', () => {
  const declared = EVERY_CALL.map(({ call }) => call);
  expect(declared.toSorted()).toEqual(callsOfRoutes().map(nameOf).sort());
});

it('a route that nobody has declared is found among the calls', async () => {
  const app = fastify();
  knowAllMethods(app);
  const methods = completeMethods(app, () => false);
  app.get('/api/v1/ranch/:ranchUuid/rain', () => ({}));
  methods.finish();
  const calls = await callsOf({ app, call: (method, url) => app.inject({ method, url }) });
  expect(calls.map(nameOf)).toEqual(['GET /api/v1/ranch/:ranchUuid/rain']);
  await app.close();
});

/** Sends a call as it is declared, and answers how it ended. */
async function statusFor(name: string, by: Actor, body: object | undefined): Promise<number> {
  const call = callsOfRoutes().find((one) => nameOf(one) === name);
  if (call === undefined) throw new Error(`There is no ${name}`);
  return (await stage.send(call, by, body)).statusCode;
}

it.each(EVERY_CALL.filter(({ by }) => by !== 'guest'))(
  '$call is refused with 401 to a guest',
  async ({ call, body }) => {
    expect(await statusFor(call, 'guest', body)).toBe(401);
  },
);

/** Those who may a little less than is needed, and what they hear: the ranch does not exist for who is not on it. */
const LESS: Record<string, [less: Actor, status: number]> = {
  viewer: ['outsider', 404],
  member: ['viewer', 403],
  manager: ['member', 403],
  owner: ['manager', 403],
  admin: ['owner', 403],
};
const forMoreThanPeople = EVERY_CALL.flatMap(({ call, by, body }) => {
  const [less, status] = LESS[by] ?? [];
  return less === undefined ? [] : [{ call, body, less, status }];
});

it.each(forMoreThanPeople)('$call is refused with $status to $less', async ({ call, body, less, status }) => {
  expect(await statusFor(call, less, body)).toBe(status);
});

const onRanches = EVERY_CALL.filter(({ call, by }) => call.includes('/:ranchUuid') && by !== 'key');

it.each(onRanches)('$call is 404 to a person who is not on the ranch', async ({ call, body }) => {
  expect(await statusFor(call, 'outsider', body)).toBe(404);
});
