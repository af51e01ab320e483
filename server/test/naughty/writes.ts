import { joining } from '../HostRanch';
import { partner } from '../partners';
import { PASSWORD, signup } from '../testApp';
import type { Actor } from './Stage';

interface Write {
  by: Actor;
  /** A body in which everything is good but for the token of a link; none where the call reads none. */
  body?: Record<string, unknown>;
}

const TOKEN = 'a token that nobody has made';
const OTHER_PASSWORD = 'nine grey mules at noon';

/** Every call that may change something, by method and path. */
export const WRITES: Record<string, Write> = {
  'POST /api/v1/auth/register': { by: 'guest', body: signup({ email: 'new@example.com' }) },
  'POST /api/v1/auth/login': { by: 'guest', body: { email: 'ben@example.com', password: PASSWORD } },
  'POST /api/v1/auth/logout': { by: 'guest' },
  'POST /api/v1/auth/join': { by: 'guest', body: joining('guest@example.com', TOKEN) },
  'POST /api/v1/auth/masquerade': {
    by: 'admin',
    body: { email: 'ben@example.com', admin_password: PASSWORD },
  },
  'POST /api/v1/auth/password-reset-request': { by: 'guest', body: { email: 'ben@example.com' } },
  'POST /api/v1/auth/password-reset': { by: 'guest', body: { password: OTHER_PASSWORD, token: TOKEN } },
  'PATCH /api/v1/user/me': { by: 'owner', body: { settings: { units: 'metric' } } },
  'DELETE /api/v1/user/me': { by: 'owner', body: { password: PASSWORD } },
  'PATCH /api/v1/user/profile': {
    by: 'owner',
    body: { first_name: 'Ana', last_name: 'Poe', phone_number: '555 0199' },
  },
  'POST /api/v1/user/password': {
    by: 'owner',
    body: { current_password: PASSWORD, password: OTHER_PASSWORD },
  },
  'POST /api/v1/user/cancel_delete': { by: 'guest', body: { token: TOKEN } },
  'POST /api/v1/ranch': { by: 'owner', body: { name: 'Dry Creek' } },
  'PATCH /api/v1/ranch/:ranchUuid': { by: 'owner', body: { name: 'Dry Creek' } },
  'POST /api/v1/ranch/join': { by: 'owner', body: { invitation_token: TOKEN } },
  'POST /api/v1/ranch/contracted': { by: 'guest', body: partner(TOKEN) },
  'POST /api/v1/ranch/:ranchUuid/invitation': { by: 'owner', body: { email: 'guest@example.com', role: 'viewer' } },
  'DELETE /api/v1/ranch/:ranchUuid/invitation/:uuid': { by: 'owner' },
  'PATCH /api/v1/ranch/:ranchUuid/user/:userUuid': { by: 'owner', body: { role: 'viewer' } },
  'DELETE /api/v1/ranch/:ranchUuid/user/:userUuid': { by: 'owner' },
  'POST /api/v1/contract': {
    by: 'admin',
    body: { program: 'Soil', email: 'pat@example.com', phone_number: '1', first_name: 'Pat', last_name: 'Miller' },
  },
  'PATCH /api/v1/admin/users/:uuid': { by: 'admin', body: { is_beta_tester: true } },
};

/** The calls that read a body, each with a good one. */
export function bodiesOfWrites(): [name: string, by: Actor, body: Record<string, unknown>][] {
  return Object.entries(WRITES).flatMap(([name, { by, body }]) => (body === undefined ? [] : [[name, by, body]]));
}
