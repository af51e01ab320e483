import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';

/** Where the server under test has its data. */
const HERE = process.env.E2E_DATA_DIR ?? '';
const PATIENCE_MS = 10_000;

async function mailsTo(address: string, dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
  return mails.filter((mail) => mail.to?.some((one) => one.address === address));
}

/** The mail number `count` to someone, the first when left out, once the server of that folder has written it. */
export async function mailTo(address: string, count = 1, dataDir = HERE): Promise<Email> {
  for (const startedAt = Date.now(); Date.now() - startedAt < PATIENCE_MS; await sleep(50)) {
    const mail = (await mailsTo(address, dataDir))[count - 1];
    if (mail !== undefined) return mail;
  }
  throw new Error(`Mail ${count} for ${address} did not come`);
}

/** Where the one link of a mail leads: the same in its HTML and its text. */
export async function linkTo(address: string, count = 1, dataDir = HERE): Promise<string> {
  const { subject, html, text } = await mailTo(address, count, dataDir);
  const link = /href="([^"]+)"/.exec(html ?? '')?.[1]?.replace(/&amp;/g, '&');
  if (link === undefined || text?.includes(link) !== true) throw new Error(`The mail "${subject}" holds no link`);
  return link;
}
