import { request as newRequests, type APIRequestContext, type Page } from '@playwright/test';
import { linkTo } from '../mail';
import { ADMIN, newPerson, type Person } from '../people';

/** Calls of somebody at work beside the browser, which knows nothing of them. */
async function beside<T>(page: Page, work: (others: APIRequestContext) => Promise<T>): Promise<T> {
  const me = await page.request.get('/api/v1/ready');
  const { origin } = new URL(me.url());
  const others = await newRequests.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const answer = await work(others);
  await others.dispose();
  return answer;
}

async function post(from: APIRequestContext, path: string, data: object, headers = {}): Promise<unknown> {
  const answer = await from.post(`/api/v1${path}`, { data, headers });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json().catch(() => null);
}

const names = { first_name: 'Joe', last_name: 'Begay', full_name: 'Joe Begay', phone_number: '(575) 555-0123' };

/** Somebody with an account and a ranch, who is signed in nowhere. */
export async function aNeighbor(page: Page): Promise<Person> {
  const person = { ...newPerson(), ranch: 'Cold Spring' };
  const { email, password, ranch: name } = person;
  await beside(page, (others) => post(others, '/auth/register', { ...names, email, password, name }));
  return person;
}

/** The link by which a neighbor invites somebody to their own ranch: that of mail number `count` to them. */
export async function invitedTo(page: Page, email: string, count = 1): Promise<string> {
  const neighbor = await aNeighbor(page);
  await beside(page, async (others) => {
    await post(others, '/auth/login', { email: neighbor.email, password: neighbor.password });
    const me = (await (await others.get('/api/v3/user/me')).json()) as { ranches: [{ ranch_uuid: string }] };
    await post(others, `/ranch/${me.ranches[0].ranch_uuid}/invitation`, { email, role: 'member' });
  });
  return linkTo(email, count);
}

/** Joe Begay comes to the ranch of the person in the browser. */
export async function joeJoins(page: Page, ranchUuid: string, role = 'member'): Promise<void> {
  const { email, password } = newPerson();
  const { origin } = new URL(page.url());
  const data = { email, role };
  await page.request.post(`/api/v1/ranch/${ranchUuid}/invitation`, { data, headers: { origin } });
  const invitation_token = new URL(await linkTo(email)).searchParams.get('invitationToken');
  await beside(page, (others) => post(others, '/auth/join', { ...names, email, password, invitation_token }));
}

/** The link by which an admin asks a partner to join. */
export async function partnersLink(page: Page, email: string): Promise<string> {
  return beside(page, async (admin) => {
    const { token } = (await post(admin, '/auth/login', ADMIN)) as { token: string };
    const headers = { Authorization: `Bearer ${token}` };
    const { url } = (await post(admin, '/contract', { program: 'Soil Carbon', email }, headers)) as { url: string };
    return url;
  });
}

/** The browser is theirs from then on. */
export async function signInAs(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  // A page of the person before would end the new session by a call that comes between the two.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await post(page.request, '/auth/login', { email, password });
}
