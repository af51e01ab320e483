import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every address of the app, by the name that `src/shared/paths.ts` gives it. Every route stands at one of them. */
export function addresses(): [name: string, path: string][] {
  const source = readFileSync(join(__dirname, '../../src/shared/paths.ts'), 'utf8');
  return [...source.matchAll(/^ {2}(\w+): '(\/[^']*)',$/gm)].map(([, name = '', path = '']) => [name, path]);
}

/** A link's token as a page reads it before the server judges it: it is signed by nobody. */
export function unsignedToken(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const inAWeek = Math.floor(Date.now() / 1000) + 7 * 24 * 60 * 60;
  return `${part({ alg: 'none' })}.${part({ exp: inAWeek, ...claims })}.nobody`;
}
