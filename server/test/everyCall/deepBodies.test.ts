import fc from 'fast-check';
import { nameOf } from '../support/callsOf';
import { bodiesOfWrites } from '../support/everyCall';
import { Stage } from '../naughty/Stage';

jest.setTimeout(300_000);

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.start();
});
afterAll(() => stage.close());

/** A text of JSON in which so many lists and objects are inside one another. */
function nested(depth: number, opening: string): string {
  return opening.repeat(depth) + '1' + (opening === '[' ? ']' : '}').repeat(depth);
}

/** Sends a body with every call that takes one; answers those that were not refused with 422. */
async function notRefused(payload: string): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const call of stage.calls.filter(({ method }) => method !== 'GET')) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${stage.host.owner}` };
    const response = await stage.test.app.inject({ method: call.method, url: stage.urlOf(call), headers, payload });
    const isRefused = response.statusCode === 422 && response.json<{ code: string }>().code === 'invalid';
    if (!isRefused) found.push([nameOf(call), response.statusCode, response.body]);
  }
  return found;
}

it('D15: every call refuses what is deeper than 64 with 422, wherever it is, and changes nothing', async () => {
  const before = await stage.rows();
  const depths = fc.oneof(fc.integer({ min: 65, max: 200 }), fc.constantFrom(900, 3_000, 10_000));
  const fields = fc.constantFrom('groups', 'schema', 'settings', 'is_beta_tester', 'email', 'classes', 'data', 'a');
  const body = fc
    .record({ depth: depths, opening: fc.constantFrom('[', '{"a":'), field: fields, isBare: fc.boolean() })
    .map(({ depth, opening, field, isBare }) =>
      isBare ? nested(depth, opening) : `{"b":1,"${field}":${nested(depth, opening)}}`,
    );
  await fc.assert(
    fc.asyncProperty(body, async (payload) => expect(await notRefused(payload)).toEqual([])),
    { numRuns: 25 },
  );
  expect(await stage.rows()).toEqual(before);
});

it('attack F9: a large body is refused in the same way', async () => {
  const call = stage.calls.find(({ pattern }) => pattern.endsWith('/changes'));
  if (call === undefined) throw new Error('There is no such call');
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${stage.host.owner}` };
  for (const field of ['schema', 'groups']) {
    const payload = `{"${field}":${nested(200_000, '[')}}`;
    const response = await stage.test.app.inject({ method: 'POST', url: stage.urlOf(call), headers, payload });
    expect([response.statusCode, response.json()]).toMatchObject([422, { code: 'invalid' }]);
  }
});

it.each(bodiesOfWrites())(
  'attack F10: %s answers little where a field is a large value of another type',
  async (name, by, body) => {
    const call = stage.calls.find((one) => nameOf(one) === name);
    if (call === undefined) throw new Error(`There is no ${name}`);
    const large = JSON.parse(`${'['.repeat(50)}${Array(5_000).fill(1).join()}${']'.repeat(50)}`) as unknown;
    for (const field of Object.keys(body)) {
      const { payload } = await stage.send(call, by, { ...body, [field]: large });
      expect(`${field} ${payload.length < 2_000}`).toBe(`${field} true`);
    }
  },
);
