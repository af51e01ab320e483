import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { aRanch } from '../verify/testing/aRanch';
import { asText, SigningKey } from '../verify/testing/History';
import { Firefox } from './support/firefox';

const PAGE = pathToFileURL(join(__dirname, '../dist/verify.html')).href;
const history = aRanch();
const whole = asText(history.file);

let firefox: Firefox;
let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grazewell-verify-'));
  firefox = await Firefox.start();
});
test.afterAll(async () => {
  await firefox.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Gives a fresh page a history, a seal and a key, sends them with Enter, and answers what it says. */
async function check(content: string, { seal, key = '' }: { seal?: object; key?: string } = {}): Promise<string[]> {
  const context = await firefox.open(PAGE);
  const give = async (label: string, name: string, text: string) => {
    const file = join(folder, name);
    await writeFile(file, text);
    const input = `[...document.querySelectorAll('label')].find((each) => each.textContent.startsWith(${JSON.stringify(label)})).control`;
    const element = await firefox.evaluate<{ sharedId: string }>(context, input);
    await firefox.send('input.setFiles', { context, element, files: [file] });
  };
  await give('History (history.jsonl)', 'history.jsonl', content);
  if (seal !== undefined) await give('Your own seals', 'seal.json', JSON.stringify(seal));
  const field = `[...document.querySelectorAll('label')].find((each) => each.textContent.startsWith('Key')).control`;
  await firefox.evaluate(context, `${field}.focus()`);
  const typed = [...key].map((value) => ({ type: 'keyDown', value }));
  const actions = [{ type: 'key', id: 'keyboard', actions: [...typed, { type: 'keyDown', value: '\uE007' }] }];
  await firefox.send('input.performActions', { context, actions });
  await expect
    .poll(() => firefox.evaluate<string>(context, `document.activeElement?.id ?? ''`), { timeout: 20_000 })
    .toBe('report');
  const said = await firefox.evaluate<string>(
    context,
    `JSON.stringify([...document.querySelectorAll('li')].map((each) => each.textContent))`,
  );
  return JSON.parse(said) as string[];
}

test('EVIDENCE 12.8: in Firefox the page says from a disk, without a network, that a history is whole', async () => {
  const said = await check(whole, { seal: history.heads[0] ?? {}, key: history.key.name });
  expect(said[0]).toBe(
    'This history is whole: 7 lines from 1 April 2026 to 7 April 2026. Each follows the one before it.',
  );
  expect(said[2]).toMatch(/^Your own seal: 1 signed head matches it/);
});

test('EVIDENCE 12.8: in Firefox it names the line that was changed', async () => {
  const said = await check(whole.replace('gate by the oak', 'gate by the elm'));
  expect(said).toEqual(['The records of line 2 have been changed: they do not give the hash in the line.']);
});

test('EVIDENCE 12.8: in Firefox it says when a head is by another key, or of another ranch', async () => {
  const key = new SigningKey().name;
  expect(await check(whole, { key })).toContain(`No signed head that matches this file is by the key ${key}.`);
  const said = await check(whole, { seal: aRanch().heads[0] ?? {} });
  expect(said).toContain('Your own seal: This head is of another ranch.');
});

test('EVIDENCE 12.8: in Firefox it makes no request', async () => {
  firefox.requested.length = 0;
  await check(whole);
  // This one shows that requests are seen; files of the disk aren't.
  const seen = 'http://grazewell.invalid/';
  await firefox.open(seen).catch(() => undefined);
  expect(firefox.requested).toEqual([seen]);
});
