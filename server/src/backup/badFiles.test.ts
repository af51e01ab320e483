import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { backUp, newFolder, restoreInto } from '../../test/support/backedUp';
import { TestApp } from '../../test/support/testApp';
import { writeDataFile } from './dataFiles';
import { encodeParts, nothing, type Part } from './parts';

let server: TestApp;
let files: Awaited<ReturnType<typeof newFolder>>;
let good: Buffer;
beforeAll(async () => {
  [server, files] = await Promise.all([TestApp.start(), newFolder()]);
  await server.newcomer('maria@example.com');
  await backUp(server.databaseUrl, files.at('good'));
  good = await readFile(files.at('good'));
});
afterAll(async () => {
  await server.close();
  await files.remove();
});

/** Restoring such a file fails with that sentence and leaves no folder behind. */
async function isRefused(bytes: Buffer, sentence: RegExp): Promise<void> {
  await writeFile(files.at('bad'), bytes);
  await expect(restoreInto({ dataDir: files.at('data') }, files.at('bad'))).rejects.toThrow(sentence);
  expect(existsSync(files.at('data'))).toBe(false);
  expect((await readdir(files.folder)).sort()).toEqual(['bad', 'good']);
}

const DAMAGED = /^\S+ is damaged or cut short: its checksum is wrong\.$/;
const FOREIGN = /^\S+ is not a backup of Grazewell\.$/;

/** A file with a right checksum around whatever stands in it. */
async function fileOf(...parts: Part[]): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const all = (async function* () {
    yield* parts;
  })();
  for await (const chunk of encodeParts(all)) chunks.push(chunk);
  const content = Buffer.concat([Buffer.from('grazewell backup 1\n'), gzipSync(Buffer.concat(chunks))]);
  return Buffer.concat([content, createHash('sha256').update(content).digest()]);
}

const begin = (...migrations: string[]): Part => ({
  head: { kind: 'begin', madeAt: '2026-05-01T12:00:00.000Z', migrations },
  body: nothing(),
});

test('one byte that is another one, anywhere, is damage', async () => {
  const places = [20, Math.floor(good.length / 2), good.length - 33, good.length - 1];
  for (const place of places) {
    const bytes = Buffer.from(good);
    bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
    await isRefused(bytes, DAMAGED);
  }
});

test('a file that was cut short is damaged, wherever it ends', async () => {
  for (const length of [19, 20, 51, 52, Math.floor(good.length / 2), good.length - 1]) {
    await isRefused(good.subarray(0, length), DAMAGED);
  }
  await isRefused(Buffer.concat([good, Buffer.from('\n')]), DAMAGED);
});

test('anything else is no backup', async () => {
  for (const bytes of [Buffer.alloc(0), Buffer.from('grazewell'), randomBytes(4096), gzipSync('hello')]) {
    await isRefused(bytes, FOREIGN);
  }
  await expect(restoreInto({ dataDir: files.at('data') }, files.at('none'))).rejects.toThrow(
    /^there is no file \S+\.$/,
  );
  await expect(restoreInto({ dataDir: files.at('data') }, files.folder)).rejects.toThrow(/^there is no file \S+\.$/);
});

test('a newer form of the file is for a newer version', async () => {
  const newer = Buffer.concat([Buffer.from('grazewell backup 2\n'), good.subarray(19)]);
  await isRefused(newer, /^\S+ was made by a newer Grazewell: restore it with that version\.$/);
});

test('a backup of a newer database is for a newer version', async () => {
  const future = '0999_what_will_be';
  await sql`insert into kysely_migration values (${future}, '2030-01-01')`.execute(server.db);
  await rm(files.at('bad'), { force: true });
  await backUp(server.databaseUrl, files.at('bad'));
  await sql`delete from kysely_migration where name = ${future}`.execute(server.db);
  const sentence =
    /^the backup was made by a newer Grazewell, whose migration 0999_what_will_be this version doesn't know/;
  await isRefused(await readFile(files.at('bad')), sentence);
});

test('a file that leads out of the data folder is not written', async () => {
  const sentence = /^the backup holds a file that is none of ours/;
  for (const path of ['/tmp/owned', 'mail/../../owned.eml', 'postgres/password', 'mail/.eml/../x.eml', 'mail/x.sh']) {
    await expect(writeDataFile(files.folder, path, nothing())).rejects.toThrow(sentence);
  }
  const file: Part = { head: { kind: 'file', path: '../owned' }, body: nothing() };
  await isRefused(await fileOf(begin('0001_people_ranches_sessions'), file), sentence);
}, 120_000);

test('a backup without all its rows is none', async () => {
  const without = await fileOf(begin('0001_people_ranches_sessions'));
  await isRefused(without, /^the backup does not hold all the rows/);
  const end: Part = { head: { kind: 'end', rows: { users: 1 } }, body: nothing() };
  await isRefused(await fileOf(begin('0001_people_ranches_sessions'), end), /^the backup does not hold all the rows/);
}, 120_000);
