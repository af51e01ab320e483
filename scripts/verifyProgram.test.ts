import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import { aRanch } from '../verify/testing/aRanch';
import { asText, SigningKey } from '../verify/testing/History';
import { buildVerify } from './buildVerify';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'verify-'));
  await buildVerify(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const written = (name: string, content: string | Uint8Array): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

/** Runs the program as its reader does: in a folder without packages. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'verify.mjs'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, lines: stdout.split('\n'), stderr };
}

const WHOLE = 'This history is whole: 7 lines from 1 April 2026 to 7 April 2026. Each follows the one before it.';

it('a whole history ends with 0, and with a seal of one’s own', () => {
  const history = aRanch();
  const file = written('whole.jsonl', asText(history.file));
  expect(run(file)).toMatchObject({ status: 0, lines: expect.arrayContaining([WHOLE]), stderr: '' });
  const seal = written('seal.json', JSON.stringify(history.heads[0], null, 2));
  const { status, lines } = run(file, '--head', seal, '--head', seal, '--key', history.key.name);
  expect(status).toBe(0);
  const matches = 'Your own seal: 1 signed head matches it, of line 6, signed on 7 April 2026, 08:00.';
  expect(lines.filter((line) => line === matches)).toHaveLength(2);
});

it('a broken history ends with 1, also by another key or a seal of another ranch', () => {
  const text = asText(aRanch().file);
  const broken = written('broken.jsonl', text.replace('gate by the oak', 'gate by the elm'));
  const sentence = 'The records of line 2 have been changed: they do not give the hash in the line.';
  expect(run(broken)).toMatchObject({ status: 1, lines: expect.arrayContaining([sentence]) });
  const file = written('file.jsonl', text);
  expect(run(file, '--key', new SigningKey().publicKey).status).toBe(1);
  expect(run(file, '--head', written('other.json', JSON.stringify(aRanch().heads[0]))).status).toBe(1);
});

it('what cannot be read ends with 2', () => {
  expect(run(written('records.json', '{"records":[]}')).status).toBe(2);
  expect(run(join(folder, 'missing.jsonl')).status).toBe(2);
  expect(run().status).toBe(2);
  expect(run(written('any.jsonl', asText(aRanch().file)), '--key', '1234').status).toBe(2);
  expect(run('--nothing').status).toBe(2);
});

it('saves the records as of a line, as Grazewell saves them', () => {
  const file = written('records.jsonl', asText(aRanch().file));
  const kindsAt = (...more: string[]) => {
    const to = join(folder, 'as-of.json');
    expect(run(file, '--records', to, ...more).status).toBe(0);
    const { records } = JSON.parse(readFileSync(to, 'utf8')) as { records: { kind: string }[] };
    return records.map(({ kind }) => kind);
  };
  expect(kindsAt()).toEqual(['paddock', 'herd', 'rain']);
  expect(kindsAt('--as-of', '2')).toEqual(['paddock', 'herd', 'move']);
  expect(run(file, '--records', join(folder, 'x.json'), '--as-of', '7').status).toBe(2);
});

it('photos are found by their hash in a ZIP file, stored or compressed, and those without a file are named', () => {
  const pictures = ['one', 'two', 'three'].map((text) => Buffer.from(text.repeat(1_000)));
  const photos = pictures.map((picture) => ({
    kind: 'photo',
    data: { sha256: createHash('sha256').update(picture).digest('hex'), caption: 'Gate' },
  }));
  const file = written('photos.jsonl', asText(aRanch().group({ versions: photos }).head().file));
  for (const level of [0, 6] as const) {
    const [one, two] = pictures;
    const zip = zipSync({ 'a.jpg': one ?? [], 'b.jpg': two ?? [], 'photos.csv': Buffer.from('x') } as never, { level });
    const { status, lines } = run(file, '--photos', written('photos.zip', zip));
    expect(lines).toContain('2 of 3 photos of this history have their file here, by its hash.');
    expect(lines.filter((line) => /^Photo .* of line 7 \(Gate\), SHA-256 /.test(line))).toHaveLength(1);
    expect(status).toBe(0);
  }
  expect(run(file, '--photos', written('no.zip', 'no zip')).status).toBe(1);
});
