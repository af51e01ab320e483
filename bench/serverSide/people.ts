import { paths } from '../../contract/http/paths';
import type { Call } from './load';

export const PASSWORD = 'straw-and-clay-41';
export const ADMIN = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: PASSWORD };
const JSON_HEADERS = { 'content-type': 'application/json' };

const V1 = '/api/v1';
export const ME = `/api/v3${paths.v3.me}?include_multiple_ranches=true`;

async function tokenFrom(address: string, path: string, body: object): Promise<string> {
  const sent = { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify({ ...body, password: PASSWORD }) };
  const answer = await fetch(`${address}${V1}${path}`, sent);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return ((await answer.json()) as { token: string }).token;
}

/** Signs a rancher up; answers their session's token. */
export function signUp(address: string, email: string): Promise<string> {
  const names = { first_name: 'Ada', last_name: 'Roe', full_name: 'Ada Roe', name: "Ada's Ranch" };
  return tokenFrom(address, paths.v1.register, { ...names, email, phone_number: '555 0100' });
}

/** Signs somebody in whose password is the bench's; answers their session's token. */
export const signIn = (address: string, email: string) => tokenFrom(address, paths.v1.login, { email });

/** A GET by whoever has that session. */
export function get(path: string, token: string): Call {
  return { method: 'GET', path, headers: { authorization: `Bearer ${token}` } };
}

/** A sign-in with the right password. */
export function signInCall(email: string): Call {
  const body = JSON.stringify({ email, password: PASSWORD });
  return { method: 'POST', path: `${V1}${paths.v1.login}`, headers: JSON_HEADERS, body };
}

export const v1 = (path: string) => `${V1}${path}`;
