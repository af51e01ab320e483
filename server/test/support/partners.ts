import { signInAdmin } from './admins';
import { PASSWORD, type TestApp } from './testApp';

/** The body of a partner who joins. */
export function partner(contract_token: unknown, overrides: Record<string, unknown> = {}) {
  return {
    email: 'pat@example.com',
    first_name: 'Pat',
    last_name: 'Miller',
    password: PASSWORD,
    phone_number: '(555)010-9999',
    name: 'Dry Creek',
    contract_token,
    state: 'Montana',
    zip: '59001-1234',
    title: 'Ms',
    members_count: 3,
    ranch_type: 'cow',
    preferred_communication: { email: true, phone: false, text: false, video: true },
    ...overrides,
  };
}

/** Makes a link as an admin and returns the token that stands in it. */
export async function partnerToken(test: TestApp, body: Record<string, unknown> = {}): Promise<string> {
  const token = await signInAdmin(test);
  const response = await test.post('/api/v1/contract', { program: 'Carbon 2026', ...body }, { token });
  return new URL(response.json<{ url: string }>().url).searchParams.get('invitation_token') ?? '';
}

export function joinAsPartner(test: TestApp, token: unknown, overrides: Record<string, unknown> = {}, key?: string) {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  return test.post('/api/v1/ranch/contracted', partner(token, overrides), { headers });
}

const TABLES = ['users', 'ranches', 'record_groups', 'memberships', 'subscriptions', 'contracts'] as const;

/** How many rows there are of everything that joining makes one of. */
export function countMade(test: TestApp): Promise<number[]> {
  const counts = TABLES.map(async (table) => (await test.db.selectFrom(table).selectAll().execute()).length);
  return Promise.all(counts);
}
