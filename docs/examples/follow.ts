/**
 * Prints what has changed since the last run; run it every 5 minutes. `follow.json` holds how far it has read.
 *
 * GRAZEWELL=https://grazewell.example RANCH=... KEY=gwk_... npx tsx follow.ts
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { env } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

interface Page {
  epoch: string;
  next: number;
  has_more: boolean;
  records: { kind: string; uuid: string; revision: number; data: object | null }[];
}

const STATE = 'follow.json';

/** The next page; undefined where the record is another one than before and has to be read from the start. */
async function readPage(): Promise<Page | undefined> {
  const known = existsSync(STATE) ? (JSON.parse(readFileSync(STATE, 'utf8')) as Record<string, string>) : {};
  const query = new URLSearchParams({ limit: '1000', ...known });
  for (;;) {
    const answer = await fetch(`${env.GRAZEWELL}/api/v1/ranch/${env.RANCH}/records?${query}`, {
      headers: { authorization: `Bearer ${env.KEY}` },
    });
    if (answer.ok) return (await answer.json()) as Page;
    const said = await answer.text();
    if (answer.status === 409 && said.includes('"reset"')) return undefined;
    if (answer.status !== 429 && answer.status !== 503) throw new Error(`${answer.status}: ${said}`);
    await sleep(Number(answer.headers.get('retry-after') ?? 30) * 1000);
  }
}

async function main() {
  for (let hasMore = true; hasMore;) {
    const page = await readPage();
    if (page === undefined) {
      console.log('from the start');
      rmSync(STATE);
      continue;
    }
    for (const { kind, uuid, data, revision } of page.records) {
      console.log(kind, uuid, data === null ? 'deleted' : revision);
    }
    writeFileSync(STATE, JSON.stringify({ since: String(page.next), epoch: page.epoch }));
    hasMore = page.has_more;
  }
}

void main();
