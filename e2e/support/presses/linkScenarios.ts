import { expect, type Page } from '@playwright/test';
import { aSecondLater } from '../aSecondLater';
import { linkTo } from '../mail';
import { ADMIN, newPerson, type Person } from '../people';
import { aNeighbor, invitedTo, partnersLink, signInAs } from './others';
import { button, first, inDialog, type Ids, type Scenario } from './Scenario';

const fillPage = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(fields))
    await page
      .getByRole('textbox', { name: label, exact: true })
      .or(page.getByLabel(label, { exact: true }))
      .first()
      .fill(value);
};

const owner = ({ email = '', password = '' }: Ids) => ({ email, password });

/** Opens the link of an invitation, as one for people with an account or without. */
const opens = (page: Page, link: string, path: '/join' | '/join-ranch') =>
  page.goto(link.replace(/\/join(-ranch)?\?/, `${path}?`));

const stopMasquerading = (page: Page) => button(page, 'Stop masquerading');

const asGuest = (page: Page) => page.context().clearCookies();

/** Somebody whose ranch is deleted. */
async function withoutRanch(page: Page): Promise<void> {
  const person = await aNeighbor(page);
  await signInAs(page, person);
  const me = await page.request.get('/api/v3/user/me');
  const { ranches } = (await me.json()) as { ranches: [{ ranch_uuid: string }] };
  const headers = { origin: new URL(me.url()).origin };
  await page.request.delete(`/api/v1/ranch/${ranches[0].ranch_uuid}`, { headers, data: { name: person.ranch } });
  await page.goto('/no-ranch');
  await button(page, /^Bring back/).waitFor();
}

/** The links of mails and of admins, and what an admin does. */
export const LINKS: readonly Scenario[] = [
  {
    name: 'Join a ranch over any page',
    covers: ['Invited: submitted'],
    at: '/todo',
    ready: async (page, { email = '' }) => {
      await opens(page, await invitedTo(page, email), '/join');
      await button(page, 'Join ranch').waitFor();
    },
    control: (page) => button(page, 'Join ranch'),
    endsAt: /^\/(onboarding\/step-1|todo)$/,
    notesSettings: true,
  },
  {
    name: 'Join ranch',
    covers: ['InvitationCard: submitted'],
    at: '/todo',
    ready: async (page, { email = '' }) => void (await opens(page, await invitedTo(page, email, 2), '/join-ranch')),
    control: (page) => button(page, 'Join ranch'),
    endsAt: /^\/(onboarding\/step-1|todo)$/,
    notesSettings: true,
  },
  {
    name: 'Sign out to use the invitation of somebody else',
    covers: ['InvitationCard: submitted'],
    at: '/todo',
    ready: async (page) => void (await opens(page, await invitedTo(page, newPerson().email), '/join-ranch')),
    control: (page) => button(page, 'Sign out'),
    endsAt: /^\/login$/,
  },
  {
    name: 'Sign out over any page to use the invitation of somebody else',
    covers: ['Invited: submitted'],
    at: '/login',
    ready: async (page, ids) => {
      await signInAs(page, owner(ids));
      await opens(page, await invitedTo(page, newPerson().email), '/join');
    },
    control: (page) =>
      page.getByRole('complementary', { name: 'Invitation' }).getByRole('button', { name: 'Sign out' }),
    endsAt: /^\/login$/,
  },
  {
    name: 'Sign out to use the link of a program',
    covers: ['PartnerLinkBanner: submitted'],
    at: '/login',
    ready: async (page, ids) => {
      await signInAs(page, owner(ids));
      await page.goto(await partnersLink(page, newPerson().email));
    },
    control: (page) =>
      page.getByRole('complementary', { name: 'Partner link' }).getByRole('button', { name: 'Sign out' }),
    endsAt: /^\/login$/,
  },
  {
    name: 'Join the program',
    covers: ['PartnerJoinForm: submitted'],
    at: '/login',
    ready: async (page) => {
      await page.goto(await partnersLink(page, newPerson().email));
      await fillPage(page, { 'First name': 'Ana', 'Last name': 'Montoya', 'Number of members': '3' });
      await page.getByLabel('Ms', { exact: true }).check();
      await page.getByRole('textbox', { name: 'Phone number', exact: true }).pressSequentially('5755550188');
      await page.getByLabel('State', { exact: true }).pressSequentially('new m');
      await page.getByRole('option', { name: 'New Mexico' }).click();
      await page.getByLabel('Zip code', { exact: true }).pressSequentially('87001');
      await page.getByRole('checkbox', { name: 'Text', exact: true }).check();
      await page.getByLabel('Ranch type', { exact: true }).selectOption('Cow-calf');
      await fillPage(page, { Password: 'seven wet cows at dawn' });
    },
    control: (page) => button(page, 'Join the program'),
    endsAt: /^\/onboarding\/step-1$/,
    notesSettings: true,
  },
  {
    name: 'Join',
    covers: ['JoinForm: submitted'],
    at: '/todo',
    ready: async (page) => {
      const link = await invitedTo(page, newPerson().email);
      await asGuest(page);
      await opens(page, link, '/join');
      await fillPage(page, {
        'Full name': 'Ben Tso',
        'Phone number': '(575) 555-0144',
        Password: 'rain on the tin roof',
      });
    },
    control: (page) => button(page, 'Join'),
    endsAt: /^\/onboarding\/step-1$/,
    notesSettings: true,
  },
  {
    name: 'Set up by somebody who may not name the ranch',
    covers: ['useRanchSave: submitted'],
    at: '/onboarding/step-1',
    control: (page) => page.locator('form button[type="submit"]').last(),
    endsAt: /^\/onboarding\/step-2$/,
  },
  {
    name: 'Sign out without a ranch',
    covers: ['NoRanch: submitted'],
    at: '/todo',
    ready: withoutRanch,
    control: (page) => button(page, 'Sign out'),
    endsAt: /^\/login$/,
  },
  {
    name: 'Create a ranch',
    covers: ['NoRanch: submitted'],
    at: '/login',
    ready: withoutRanch,
    control: (page) => button(page, 'Create a ranch'),
    endsAt: /^\/onboarding\/step-1$/,
  },
  {
    name: 'Reset password',
    covers: ['PasswordResetForm: submitted'],
    at: '/todo',
    ready: async (page) => {
      const { email }: Person = await aNeighbor(page);
      await asGuest(page);
      const { origin } = new URL(page.url());
      await page.request.post('/api/v1/auth/password-reset-request', { data: { email }, headers: { origin } });
      await page.goto(await linkTo(email));
      await fillPage(page, { 'New password': 'seven wet cows at dawn', 'Confirm password': 'seven wet cows at dawn' });
    },
    control: (page) => button(page, 'Reset password'),
    endsAt: /^\/login$/,
  },
  {
    name: 'Make a partner link',
    covers: ['LinksPage: useUnkeptCall'],
    at: '/login',
    ready: async (page) => {
      await signInAs(page, ADMIN);
      await page.goto('/panel/links');
      await fillPage(page, { Program: 'Soil Carbon' });
    },
    control: (page) => button(page, 'Make link'),
  },
  {
    name: 'Revoke a partner link',
    covers: ['LinkRow: useRevokePartnerLinkMutation'],
    at: '/panel/links',
    ready: first(/^Revoke the link/),
    control: inDialog('Revoke'),
  },
  {
    name: 'Make somebody a beta tester',
    covers: ['BetaSwitch: useSetBetaTesterMutation'],
    at: '/panel',
    ready: async (page, { email = '' }) => {
      await page.getByLabel('Find users', { exact: true }).fill(email);
      const tester = page.getByRole('checkbox', { name: /^Beta tester/ });
      await expect(tester).toHaveCount(1);
      await tester.uncheck();
      await aSecondLater(page);
    },
    control: (page) => page.getByRole('checkbox', { name: /^Beta tester/ }),
  },
  {
    name: 'Masquerade',
    covers: ['MasqueradePage: submitted'],
    at: '/panel',
    ready: async (page, { email = '' }) => {
      await asGuest(page);
      await page.goto('/admin');
      await fillPage(page, { 'Admin email': ADMIN.email, 'User email': email, 'Admin password': ADMIN.password });
    },
    control: (page) => button(page, 'Masquerade'),
    endsAt: /./,
    // The admin signs in first.
    writes: 2,
    leadsTo: stopMasquerading,
  },
  {
    name: 'Stop masquerading',
    covers: ['MasqueradeBanner: submitted'],
    at: '/todo',
    control: stopMasquerading,
    endsAt: /^\/admin$/,
  },
];
