/**
 * Records the rain of a day, in inches. Run it again with another amount to correct it.
 *
 * GRAZEWELL=https://grazewell.example RANCH=... KEY=gwk_... npx tsx write.ts 2026-04-20 0.4
 */
import { argv, env } from 'node:process';

const [day, inches] = argv.slice(2);

async function main() {
  const answer = await fetch(`${env.GRAZEWELL}/api/v1/ranch/${env.RANCH}/fact/rain/${day}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${env.KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ on: day, inches: Number(inches) }),
  });
  const said = (await answer.json()) as { status: string; code: string; error: string };
  if (answer.ok) console.log(`${day}: ${said.status}`);
  // `code` is for programs and never changes; `error` is a sentence for people.
  else throw new Error(`${answer.status} ${said.code}: ${said.error}`);
}

void main();
