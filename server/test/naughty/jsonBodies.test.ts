import { nameOf } from '../support/callsOf';
import { GOOD_VALUES, NO_JSON, NO_TEXT, POLLUTING, UNSTORABLE_VALUES } from './jsonTexts';
import { problemOf } from './problemOf';
import { Stage } from './Stage';

jest.setTimeout(300_000);

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.start();
});
afterAll(() => stage.close());

const SETTINGS = { method: 'PATCH', pattern: '/api/v1/user/me' } as const;
const inSettings = (value: string) => `{"settings":{"a":${value}}}`;

/** Sends each of some bodies with every call that takes one; answers what came of those that were not bad JSON. */
async function notRefused(bodies: readonly (string | Buffer)[]): Promise<unknown[]> {
  const before = await stage.rows();
  const found: unknown[] = [];
  for (const call of stage.calls.filter(({ method }) => method !== 'GET')) {
    for (const payload of bodies) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${stage.host.owner}` };
      const response = await stage.test.app.inject({ method: call.method, url: stage.urlOf(call), headers, payload });
      const isRefused = response.statusCode === 400 && response.json().code === 'bad_json';
      if (!isRefused || problemOf(response)) found.push([nameOf(call), payload, response.statusCode, response.body]);
    }
  }
  expect(await stage.rows()).toEqual(before);
  return found;
}

describe('R4: every call refuses', () => {
  it('what is no JSON by RFC 8259', async () => {
    expect(await notRefused(NO_JSON)).toEqual([]);
  });

  it('what is no JSON in the place of a value', async () => {
    // White space alone would leave the list empty, which is JSON.
    expect(await notRefused(NO_JSON.filter((text) => text.trim() !== '').map((text) => `{"a":[${text}]}`))).toEqual([]);
  });

  it('what is no text in UTF-8', async () => {
    expect(await notRefused(NO_TEXT.map(([, bytes]) => bytes))).toEqual([]);
  });

  it('keys that reach for a prototype', async () => {
    expect(await notRefused(POLLUTING.flatMap((text) => [text, inSettings(text), `{"email":${text}}`]))).toEqual([]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('a body that ends early, wherever', async () => {
    const whole = '{"settings":{"a":[1.5e+2,"\\u00e9",{"b":null}],"c":true}}';
    expect(await notRefused(Array.from(whole, (_char, at) => whole.slice(0, at)).slice(1))).toEqual([]);
  });

  it('brackets without end', async () => {
    expect(await notRefused(['['.repeat(60_000), '{"a":'.repeat(12_000), '[{"a":'.repeat(10_000)])).toEqual([]);
  });
});

describe('R4: settings', () => {
  it('come back as what they mean, in whatever way JSON can be written', async () => {
    for (const value of GOOD_VALUES) {
      const response = await stage.send(SETTINGS, 'owner', inSettings(value));
      expect([value.slice(0, 60), response.statusCode]).toEqual([value.slice(0, 60), 200]);
      const { settings } = (await stage.test.me(stage.host.owner)).json();
      expect(JSON.stringify(settings)).toBe(JSON.stringify({ a: JSON.parse(value) as unknown }));
    }
  });

  it('that no database can keep are refused by name, and the old ones stay', async () => {
    const before = await stage.rows();
    for (const value of UNSTORABLE_VALUES) {
      const response = await stage.send(SETTINGS, 'owner', inSettings(value));
      expect([value, response.statusCode, response.json().details]).toEqual([
        value,
        422,
        { settings: 'These settings contain something we cannot store' },
      ]);
    }
    expect(await stage.rows()).toEqual(before);
  });

  it('may stand behind a byte order mark', async () => {
    const response = await stage.send(SETTINGS, 'owner', '\ufeff{"settings":{"marked":true}}');
    expect([response.statusCode, response.json().settings]).toEqual([200, { marked: true }]);
  });
});
