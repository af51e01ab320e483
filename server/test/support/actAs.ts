import { ensureAdmin } from '../../src/admin/ensureAdmin';
import { PASSWORD, type TestApp } from './testApp';

const ADMIN = 'admin@example.com';

/** The token of an admin's session. */
async function adminToken(test: TestApp): Promise<string> {
  await ensureAdmin(test.db, { email: ADMIN, password: PASSWORD }, test.clock, test.hashCost);
  return (await test.login(ADMIN, PASSWORD)).json<{ token: string }>().token;
}

/** The token of a session in which an admin acts as somebody. */
export async function actAs(test: TestApp, email: string): Promise<string> {
  const token = await adminToken(test);
  const response = await test.post('/api/v1/auth/masquerade', { email, admin_password: PASSWORD }, { token });
  return response.json<{ token: string }>().token;
}
