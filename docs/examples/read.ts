/**
 * Says what a key is, and reads the figures of all paddocks.
 *
 * GRAZEWELL=https://grazewell.example RANCH=... KEY=gwk_... npx tsx read.ts
 */
import { env } from 'node:process';

interface Key {
  source: { name: string };
  scopes: string[];
  ranch: { name: string };
}

async function read(path: string): Promise<Response> {
  const headers = { authorization: `Bearer ${env.KEY}` };
  const answer = await fetch(`${env.GRAZEWELL}/api/v1/ranch/${env.RANCH}/${path}`, { headers });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return answer;
}

async function main() {
  const key = (await (await read('key/me')).json()) as Key;
  console.log(`${key.source.name} reads ${key.scopes.join(', ')} of ${key.ranch.name}`);
  console.log(await (await read('export/paddocks.csv')).text());
}

void main();
