import { KEY_SCOPES, scopeOfExport } from '@contract/keys/keyScopes';
import { OPERATIONS } from '@contract/openapi/operations';
import type { Operation, Who } from '@contract/openapi/Operation';
import { RIGHTS } from '@contract/ranches/rights';
import { aWantedKey } from '../support/aWantedKey';
import { callsOf, fill, nameOf } from '../support/callsOf';
import type { Least } from '../support/CallSample';
import { EVERY_CALL, isEndless, sampleOf } from '../support/everyCall';
import { HostRanch } from '../support/HostRanch';
import { PASSWORD, TestApp } from '../support/testApp';

/** What people look at, and no program calls. */
const PAGES = ['*', '/verify', '/verify.html'];
const MOUNTS = { v1: '/api/v1', v3: '/api/v3' };
const FILE = 'paddocks.csv';

/** An operation as its route is called. */
function routeOf({ call, mount }: Operation): string {
  const [method, path] = call.split(' ');
  return `${method} ${mount === null ? '' : MOUNTS[mount]}${path}`;
}

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start({ config: { metricsToken: 'a token of the operator' } });
});
afterAll(() => test.close());

it('each route of the server has an operation, and each operation a route', async () => {
  const routes = (await callsOf(test, { withHeads: true })).filter(({ pattern }) => !PAGES.includes(pattern));
  expect(OPERATIONS.map(routeOf).sort()).toEqual(routes.map(nameOf).sort());
});

it('each operation has an id of its own', () => {
  const ids = OPERATIONS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

const LEAST: Readonly<Record<Exclude<Who, keyof typeof RIGHTS>, Least>> = {
  everyone: 'guest',
  person: 'person',
  admin: 'admin',
  key: 'key',
  operator: 'admin',
};

/** The least that a person must be to be heard. */
const leastOf = (who: Who): Least | undefined =>
  Object.hasOwn(RIGHTS, who) ? RIGHTS[who as keyof typeof RIGHTS].at(-1) : LEAST[who as keyof typeof LEAST];

it.each(EVERY_CALL)('$call is open to those whom its operation names', ({ call, by }) => {
  const operation = OPERATIONS.find((one) => routeOf(one) === call);
  expect(operation && leastOf(operation.who)).toBe(by);
});

const isOpen = ({ byKey }: Operation, scope: string): boolean =>
  byKey?.scope === 'any' || (byKey?.scope === 'file' ? scopeOfExport(FILE) : byKey?.scope) === scope;

const forKeys = OPERATIONS.filter((one) => one.mount !== null && !isEndless(sampleOf(routeOf(one))));

it.each(KEY_SCOPES)('a key of the scope %s opens the calls whose operations name it', async (scope) => {
  const { uuid, owner } = await HostRanch.start(test);
  const kinds = scope === 'write' ? { kinds: ['rain' as const], password: PASSWORD } : {};
  const wanted = aWantedKey(test.clock.now(), { scopes: [scope], ...kinds });
  const { key } = (await test.post(`/api/v1/ranch/${uuid}/key`, wanted, { token: owner })).json<{ key: string }>();
  const opened: string[] = [];
  for (const operation of forKeys) {
    const [method = 'GET', path = ''] = routeOf(operation).split(' ');
    const url = fill(path, { ranchUuid: uuid, name: FILE });
    const { statusCode } = await test.call(method, url, { token: key });
    if (![401, 403].includes(statusCode)) opened.push(operation.id);
  }
  expect(opened).toEqual(forKeys.filter((one) => isOpen(one, scope)).map(({ id }) => id));
});
