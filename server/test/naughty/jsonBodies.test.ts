import { GOOD_VALUES, NO_JSON, NO_TEXT, POLLUTING, UNSTORABLE_VALUES } from './jsonTexts';
import { notRefused } from './notRefused';
import { Stage } from './Stage';

jest.setTimeout(300_000);

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.start();
});
afterAll(() => stage.close());

const SETTINGS = { method: 'PATCH', pattern: '/api/v1/user/me' } as const;
const inSettings = (value: string) => `{"settings":{"a":${value}}}`;

describe('R4: every call refuses', () => {
  it('what is no JSON by RFC 8259', async () => {
    expect(await notRefused(stage, NO_JSON)).toEqual([]);
  });

  it('what is no text in UTF-8', async () => {
    expect(
      await notRefused(
        stage,
        NO_TEXT.map(([, bytes]) => bytes),
      ),
    ).toEqual([]);
  });

  it('keys that reach for a prototype', async () => {
    expect(
      await notRefused(
        stage,
        POLLUTING.flatMap((text) => [text, inSettings(text), `{"email":${text}}`]),
      ),
    ).toEqual([]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
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
