import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checkHistory, type Report } from '../checkHistory';
import { recordsAt, recordsFile } from '../recordsAt';
import { told } from '../told';
import { fileAt, piecesOf } from './files';

const USAGE =
  'node verify.mjs history.jsonl [--head seal.json]… [--key HEX] [--photos photos.zip] [--records records.json [--as-of N]]';
const EXITS = { whole: 0, broken: 1, unreadable: 2 } as const;
const BADLY = 2;

const OPTIONS = {
  head: { type: 'string', multiple: true },
  key: { type: 'string' },
  photos: { type: 'string' },
  records: { type: 'string' },
  'as-of': { type: 'string' },
  help: { type: 'boolean' },
} as const;

async function check(file: string, options: { head?: string[]; key?: string; photos?: string }): Promise<Report> {
  const seals = (options.head ?? []).map(async (name) => ({ name, text: await readFile(name, 'utf8') }));
  return checkHistory({
    history: await piecesOf(file),
    seals: await Promise.all(seals),
    key: options.key,
    photos: options.photos === undefined ? undefined : await fileAt(options.photos),
  });
}

/** Saves the records that held as of a line, of the last one by default. */
async function saveRecords(file: string, to: string, asked: string | undefined, { end = 0, file: head }: Report) {
  const n = asked === undefined ? end : Number(asked);
  if (!Number.isInteger(n) || n < 0 || n > end) throw new Error(`--as-of is the number of a line, from 0 to ${end}.`);
  const records = await recordsAt(await piecesOf(file), n);
  await writeFile(to, recordsFile(records, head?.ranchUuid ?? '', new Date().toISOString()));
  process.stdout.write(`\n${to} has the ${records.length} records as of line ${n}.\n`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [file, ...more] = positionals;
  if (values.help === true || file === undefined || more.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = BADLY;
    return;
  }
  const report = await check(file, values);
  process.stdout.write(told(report).join('\n') + '\n');
  if (values.records !== undefined && report.outcome === 'whole')
    await saveRecords(file, values.records, values['as-of'], report);
  process.exitCode = EXITS[report.outcome];
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = BADLY;
});
