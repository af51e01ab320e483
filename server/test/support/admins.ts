import { ensureAdmin } from '../../src/admin/ensureAdmin';
import type { TestApp } from './testApp';

export const ADMIN_PASSWORD = 'nine dry goats at noon';

/** Signs an admin in, who is made when there is none with that email, and returns the token. */
export async function signInAdmin(test: TestApp, email = 'admin@example.com'): Promise<string> {
  await ensureAdmin(test.db, { email, password: ADMIN_PASSWORD }, test.clock, test.hashCost);
  const response = await test.login(email, ADMIN_PASSWORD);
  return response.json<{ token: string }>().token;
}

export function masquerade(test: TestApp, token: string, email: string, sent: { ip?: string } = {}) {
  return test.post('/api/v1/auth/masquerade', { email, admin_password: ADMIN_PASSWORD }, { token, ...sent });
}

/** Lets a newly signed-in admin act as somebody and returns that token. */
export async function actAs(test: TestApp, email: string, adminEmail?: string): Promise<string> {
  const response = await masquerade(test, await signInAdmin(test, adminEmail), email);
  return response.json<{ token: string }>().token;
}
