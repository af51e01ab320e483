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

interface Figures {
  paddocks: { name: string; state: string; rest_days: number | null }[];
}

async function read<T>(path: string): Promise<T> {
  const headers = { authorization: `Bearer ${env.KEY}` };
  const answer = await fetch(`${env.GRAZEWELL}/api/v1/ranch/${env.RANCH}/${path}`, { headers });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function main() {
  const key = await read<Key>('key/me');
  console.log(`${key.source.name} reads ${key.scopes.join(', ')} of ${key.ranch.name}`);
  const { paddocks } = await read<Figures>('figures');
  for (const { name, state, rest_days: rest } of paddocks) {
    // What is unknown is null, and `missing` says what it lacks.
    console.log(`${name}: ${state}`, rest === null ? '' : `for ${rest.toFixed(0)} days`);
  }
}

void main();
