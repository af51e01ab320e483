import { readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { KEY_CALLS_A_MINUTE_MAX } from '@contract/http/limits';
import type { NewApiKey, WantedKey } from '@contract/keys/apiKey';
import { aWantedKey } from '../support/aWantedKey';
import { Examples } from '../support/examples';
import { GrazingRanch, newRecord } from '../support/GrazingRanch';
import { until } from '../support/runningServer';
import { PASSWORD, TestApp } from '../support/testApp';

jest.setTimeout(180_000);

let test: TestApp;
let ranch: GrazingRanch;
let examples: Examples;
let origin: string;
beforeAll(async () => {
  test = await TestApp.start();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  examples = await Examples.copy();
});
beforeEach(async () => {
  ranch = await GrazingRanch.start(test);
});
afterAll(async () => {
  await examples.remove();
  test.app.server.closeAllConnections();
  await test.close();
});

/** What an example is told by its environment, with a key of its own. */
async function settingsFor(over: Partial<WantedKey>) {
  const wanted = aWantedKey(test.clock.now(), { source: 'Example', password: PASSWORD, ...over });
  const made = await test.post(`${ranch.path}/key`, wanted, { token: ranch.host.owner });
  if (made.statusCode !== 201) throw new Error(made.body);
  return { GRAZEWELL: origin, RANCH: ranch.uuid, KEY: made.json<NewApiKey>().key };
}

const stateOf = (language: string) => (language === 'sh' ? 'follow.state' : 'follow.json');
const LANGUAGES = ['sh', 'py', 'ts'];
const jsonLines = (text: string) =>
  text.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));

describe.each(LANGUAGES)('OPEN K10: the examples as printed, .%s', (language) => {
  it('read says what the key is, and the figures of the paddocks', async () => {
    const herd = newRecord('herd');
    const [creek, hill] = [newRecord('paddock', { name: 'Creek' }), newRecord('paddock', { name: 'Hill' })];
    const moved = (at: string, uuid: string) =>
      newRecord('move', { herd_uuid: herd.uuid, at, paddock_uuids: [uuid], planned_days: null });
    await ranch.write([herd, creek, hill]);
    await ranch.write([moved('2026-04-18T12:00:00.000Z', creek.uuid)]);
    await ranch.write([moved('2026-04-21T12:00:00.000Z', hill.uuid)]);
    const settings = await settingsFor({ scopes: ['figures'] });
    const { code, stdout, stderr } = await examples.run(`read.${language}`, settings);
    expect([code, stderr]).toEqual([0, '']);
    if (language === 'sh') {
      const [key, figures] = jsonLines(stdout);
      expect(key).toMatchObject({ source: { name: 'Example' } });
      expect(figures).toMatchObject({
        paddocks: [{ name: 'Creek', state: expect.any(String), rest_days: 10 }, { name: 'Hill' }],
      });
    } else {
      const [first, ...rest] = stdout.trim().split('\n');
      expect(first).toBe("Example reads figures of Maria's Ranch");
      expect(rest).toEqual([expect.stringMatching(/^Creek: (Ready|Resting) for 10 days$/), 'Hill: Grazing']);
    }
  });

  it('write records the rain of a day once, and says what became of it', async () => {
    const settings = await settingsFor({ scopes: ['write'], kinds: ['rain'] });
    const printed = [];
    for (let times = 1; times <= 2; times += 1) printed.push(await examples.run(`write.${language}`, settings));
    expect(printed.map(({ code, stderr }) => [code, stderr])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    const said = printed.map(({ stdout }) => stdout);
    if (language === 'sh')
      expect(said.flatMap(jsonLines)).toMatchObject([{ status: 'created' }, { status: 'unchanged' }]);
    else expect(said).toEqual(['2026-04-20: created\n', '2026-04-20: unchanged\n']);
    const { records } = await ranch.page();
    const rain = records.filter(({ kind }) => kind === 'rain').map(({ data }) => data);
    expect(rain).toEqual([{ on: '2026-04-20', inches: 0.4 }]);
  });

  it('write says why it was refused', async () => {
    const settings = await settingsFor({ scopes: ['write'], kinds: ['note'] });
    const { code, stdout, stderr } = await examples.run(`write.${language}`, settings);
    expect(code).not.toBe(0);
    expect(stdout + stderr).toContain('forbidden');
  });

  it('follow prints what is new, also what was deleted, and begins again with another record', async () => {
    const file = join(examples.folder, stateOf(language));
    await rm(file, { force: true });
    const settings = await settingsFor({ scopes: ['records'] });
    const follow = async () => {
      const { code, stdout, stderr } = await examples.run(`follow.${language}`, settings);
      expect([code, stderr]).toEqual([0, '']);
      return stdout;
    };
    const rain = newRecord('rain');
    const revision = await ranch.write([rain]);
    expect(await follow()).toContain(rain.uuid);
    expect(await follow()).not.toContain(rain.uuid);
    await ranch.write([{ ...rain, base: revision, data: null }]);
    const gone = await follow();
    if (language === 'sh') expect(jsonLines(gone)).toMatchObject([{ records: [{ uuid: rain.uuid, data: null }] }]);
    else expect(gone).toBe(`rain ${rain.uuid} deleted\n`);
    const other = newRecord('rain', { on: '2026-04-21' });
    await ranch.write([other]);
    await writeFile(file, (await readFile(file, 'utf8')).replace(/[0-9a-f]{8}-/, '00000000-'));
    const again = await follow();
    expect(again).toContain(other.uuid);
    expect(again).not.toContain(rain.uuid);
    if (language !== 'sh') expect(again).toMatch(/^from the start\n/);
  });

  it('follow waits for as long as the server says, past the limit of a minute', async () => {
    await rm(join(examples.folder, stateOf(language)), { force: true });
    const settings = await settingsFor({ scopes: ['records'] });
    const call = () => test.get(`${ranch.path}/key/me`, { token: settings.KEY });
    for (let calls = 1; calls <= KEY_CALLS_A_MINUTE_MAX; calls += 1) expect((await call()).statusCode).toBe(200);
    // The minute began with the first call.
    test.clock.advance(58_000);
    expect((await call()).headers['retry-after']).toBe('2');
    const logged = test.log.length;
    const startedAt = performance.now();
    const running = await examples.start(`follow.${language}`, settings);
    await until(() => test.log.slice(logged).some((line) => line.includes('/records') && line.includes('429')));
    test.clock.advance(3_000);
    const { code, stderr } = await running.ended;
    expect([code, stderr]).toEqual([0, '']);
    expect(performance.now() - startedAt).toBeGreaterThan(1_900);
  });
});
