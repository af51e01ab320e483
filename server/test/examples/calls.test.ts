import { readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { NewApiKey, WantedKey } from '@contract/keys/apiKey';
import { aWantedKey } from '../support/aWantedKey';
import { Examples } from '../support/examples';
import { GrazingRanch, newRecord } from '../support/GrazingRanch';
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

const LANGUAGES = ['sh', 'py', 'ts'];
const jsonLines = (text: string) =>
  text.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));

describe.each(LANGUAGES)('OPEN K10: the examples as printed, .%s', (language) => {
  it('read says what the key is, and the figures of the paddocks', async () => {
    await ranch.write([newRecord('paddock', { name: 'Creek', acres: 40.5 })]);
    const settings = await settingsFor({ scopes: ['figures'] });
    const { code, stdout, stderr } = await examples.run(`read.${language}`, settings);
    expect([code, stderr]).toEqual([0, '']);
    if (language === 'sh') expect(jsonLines(stdout)).toMatchObject([{ source: { name: 'Example' } }]);
    else expect(stdout).toContain("Example reads figures of Maria's Ranch\n");
    expect(stdout).toContain(language === 'py' ? 'Creek: 40.5 acres' : 'Creek');
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
    const file = join(examples.folder, language === 'sh' ? 'follow.state' : 'follow.json');
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
});
