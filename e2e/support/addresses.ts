import type { Page } from '@playwright/test';
import { appPaths } from '../../src/shared/paths';

/** The uuid of a herd or paddock that is nowhere. */
const NO_RECORD = '63726565-6b00-7000-8000-000000000000';

/** Every address of the app, by name. Every route stands at one of them. */
export const addresses = (): [name: string, path: string][] =>
  Object.entries(appPaths).map(([name, path]) => [name, path.replace(':uuid', NO_RECORD)]);

/** A link's token as a page reads it before the server judges it: it is signed by nobody. */
export function unsignedToken(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const inAWeek = Math.floor(Date.now() / 1000) + 7 * 24 * 60 * 60;
  return `${part({ alg: 'none' })}.${part({ exp: inAWeek, ...claims })}.nobody`;
}

/** Lets every link count as good, so that a page shows the form behind one that no server has made. */
export async function showFormsBehindLinks(page: Page): Promise<void> {
  await page.route('**/api/v1/link', (route) => route.fulfill({ json: { state: 'good' } }));
}
