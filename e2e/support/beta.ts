import { request as newRequests, type APIRequestContext } from '@playwright/test';
import { ADMIN } from './people';

/** An admin at work beside the browser, who makes someone a beta tester. */
export async function makeTester(origin: string, email: string): Promise<void> {
  const admin: APIRequestContext = await newRequests.newContext({ baseURL: origin });
  const login = await admin.post('/api/v1/auth/login', { data: ADMIN });
  const { token } = (await login.json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const found = await admin.get(`/api/v1/admin/users?query=${encodeURIComponent(email)}`, { headers });
  const { users } = (await found.json()) as { users: [{ uuid: string }] };
  const made = await admin.patch(`/api/v1/admin/users/${users[0].uuid}`, { headers, data: { is_beta_tester: true } });
  if (!made.ok()) throw new Error(`Nobody was made a beta tester: ${made.status()}`);
  await admin.dispose();
}
