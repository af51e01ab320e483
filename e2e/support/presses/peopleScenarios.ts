import type { Page } from '@playwright/test';
import { leaveBeta, partInBeta } from './beta';
import { button, fill, first, inDialog, save, type Scenario } from './Scenario';

const fillPage =
  (fields: Readonly<Record<string, string>>) =>
  async (page: Page): Promise<void> => {
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
  };

/** The button that sends the form with a field. */
const sends = (label: string, name: string) => (page: Page) =>
  page
    .locator('form')
    .filter({ has: page.getByLabel(label, { exact: true }) })
    .getByRole('button', { name, exact: true });

/** The person, their team, the links of other programs, and the ranch as a whole. What ends something comes last. */
export const PEOPLE: readonly Scenario[] = [
  {
    name: 'Save of the profile',
    covers: ['ProfileForm: submitted'],
    at: '/settings/account',
    ready: fillPage({ 'Full name': 'Maria C. Castillo' }),
    control: sends('Full name', 'Save'),
  },
  {
    name: 'Mail me when moves are due',
    covers: ['NoticeSetting: submitted'],
    at: '/settings/account',
    control: (page) => page.getByRole('checkbox', { name: 'Mail me when moves are due' }),
  },
  {
    name: 'Map settings',
    covers: ['MapLookPage: useLookSave', 'useLookSave: submitted'],
    at: '/settings/map',
    ready: async (page) => page.getByRole('radio', { name: 'Forage' }).check(),
    control: (page) => page.locator('form').getByRole('button', { name: 'Save' }),
  },
  {
    name: 'Set up of the map',
    covers: ['MapStepPage: useLookSave'],
    at: '/onboarding/step-2',
    control: (page) => page.locator('form button[type="submit"]').last(),
    endsAt: /^\/onboarding\/step-3$/,
  },
  {
    name: 'Set up of the ranch',
    covers: ['RanchForm: useRanchSave', 'useRanchSave: ranchSetUpSubmitted'],
    at: '/onboarding/step-1',
    control: (page) => page.locator('form button[type="submit"]').last(),
    endsAt: /^\/onboarding\/step-2$/,
  },
  {
    name: 'Send invitation',
    covers: ['InviteForm: useSendInvitationMutation'],
    at: '/settings/team',
    ready: async (page) => fillPage({ Email: `ben.${Date.now()}@example.com` })(page),
    control: (page) => button(page, 'Send invitation'),
  },
  {
    name: 'Send an invitation again',
    covers: ['InvitationRow: useSendInvitationMutation'],
    at: '/settings/team',
    control: (page) => button(page, /^Send again to/),
  },
  {
    name: 'Revoke an invitation',
    covers: ['InvitationRow: useRevokeInvitationMutation'],
    at: '/settings/team',
    control: (page) => button(page, /^Revoke the invitation/),
  },
  {
    name: 'Make a key',
    covers: ['MakeKeyForm: useUnkeptCall', 'useUnkeptCall: attemptBy'],
    at: '/settings/data',
    ready: async (page) => {
      await first('Make a key')(page);
      await fill({ Name: 'Office' })(page);
    },
    control: inDialog('Make key'),
  },
  {
    name: 'Revoke a key',
    covers: ['KeyRow: useRevokeKeyMutation'],
    at: '/settings/data',
    ready: first('Revoke Office'),
    control: inDialog('Revoke'),
  },
  {
    name: 'Make a webhook',
    covers: ['MakeWebhookForm: useUnkeptCall'],
    at: '/settings/data',
    ready: async (page) => {
      await first('Make a webhook')(page);
      await fill({ Name: 'Fence', Address: 'https://hooks.invalid/grazewell' })(page);
    },
    control: inDialog('Make webhook'),
  },
  {
    name: 'Send a test to a webhook',
    covers: ['WebhookActions: useTestWebhookMutation'],
    at: '/settings/data',
    control: (page) => button(page, 'Send a test to Fence'),
  },
  {
    name: 'Make a new secret of a webhook',
    covers: ['NewSecret: useUnkeptCall'],
    at: '/settings/data',
    ready: first('New secret of Fence'),
    control: inDialog('Make secret'),
  },
  {
    name: 'Send a message again',
    covers: ['DeliveryRow: useSendAgainMutation'],
    at: '/settings/data',
    ready: async (page) => {
      await page.getByText('Log of the last 30 days').first().click();
    },
    control: (page) => button(page, /^Send again: Test/),
  },
  {
    name: 'Switch a webhook off',
    covers: ['WebhookActions: useChangeWebhookMutation'],
    at: '/settings/data',
    control: (page) => button(page, 'Switch Fence off'),
  },
  {
    name: 'Delete a webhook',
    covers: ['WebhookActions: useDeleteWebhookMutation'],
    at: '/settings/data',
    ready: first('Delete Fence'),
    control: inDialog('Delete'),
  },
  {
    name: 'Take part in the beta',
    covers: ['BetaSetting: submitted'],
    at: '/settings/account',
    ready: leaveBeta,
    control: partInBeta,
  },
  {
    name: 'Save of a drawn paddock',
    covers: ['MapPage: useEditing', 'useSteps: changeRecorded'],
    at: '/map?form=coordinates',
    ready: async (page) => {
      await fill({ Coordinates: '41.90, -101.60\n41.91, -101.60\n41.91, -101.59\n41.90, -101.59' })(page);
      await save(page).click();
      await page.getByRole('dialog', { name: 'Add paddock' }).waitFor();
      await fill({ Name: 'From above' })(page);
    },
    control: save,
  },
  {
    name: 'Delete my account',
    covers: ['DeletionForm: submitted'],
    at: '/settings/account',
    ready: async (page) =>
      page
        .locator('form')
        .filter({ has: page.getByRole('button', { name: 'Delete my account' }) })
        .getByLabel('Password', { exact: true })
        .fill('sagebrush moon over mesa'),
    control: (page) => button(page, 'Delete my account'),
  },
  {
    name: 'Keep my account',
    covers: ['DeletionBanner: submitted'],
    at: '/todo',
    control: (page) => button(page, /^Keep/),
  },
  {
    name: 'Change password',
    covers: ['PasswordForm: submitted'],
    at: '/settings/account',
    ready: async (page, { password = '' }) =>
      fillPage({ 'Current password': password, 'New password': 'wind over the long ridge' })(page),
    control: (page) => button(page, 'Change password'),
  },
  {
    name: 'Delete this ranch',
    covers: ['DeleteRanch: submitted'],
    at: '/settings/ranch',
    ready: async (page) => {
      await first('Delete this ranch')(page);
      await fillPage({ 'Name of the ranch to delete': 'Rio Seco' })(page);
    },
    control: inDialog('Delete'),
    endsAt: /^\/no-ranch$/,
  },
  {
    name: 'Bring a deleted ranch back',
    covers: ['DeletedRanches: submitted'],
    at: '/no-ranch',
    control: (page) => button(page, /^Bring back Rio Seco/),
    endsAt: /./,
    notesSettings: true,
  },
  {
    name: 'Sign out',
    covers: ['AccountPage: submitted'],
    at: '/settings/account',
    control: (page) => button(page, 'Sign out'),
    endsAt: /^\/login$/,
  },
  {
    name: 'Log in',
    covers: ['LoginPage: submitted'],
    at: '/login',
    ready: async (page, { email = '' }) => fillPage({ Email: email, Password: 'wind over the long ridge' })(page),
    control: (page) => button(page, 'Log in'),
    endsAt: /^\/(onboarding\/step-1|todo|herds|grazing)$/,
  },
  {
    name: 'Sign out of the menu',
    covers: ['AccountMenu: submitted'],
    at: '/todo',
    ready: first('Account'),
    control: (page) => page.getByRole('menuitem', { name: 'Sign out' }),
    endsAt: /^\/login$/,
  },
  {
    name: 'Send reset link',
    covers: ['PasswordResetRequestPage: submitted'],
    at: '/password-reset-request',
    ready: async (page, { email = '' }) => fillPage({ Email: email })(page),
    control: (page) => button(page, 'Send reset link'),
    endsAt: /./,
  },
  {
    name: 'Start Free Trial',
    covers: ['SignupForm: submitted'],
    at: '/mobile-join',
    ready: async (page) =>
      fillPage({
        'Full name': 'Joe Begay',
        Email: `joe.${Date.now()}@example.com`,
        Password: 'dust devil at the gate',
        'Phone number': '(575) 555-0123',
      })(page),
    control: (page) => button(page, 'Start Free Trial'),
    endsAt: /^\/onboarding\/step-1$/,
    notesSettings: true,
  },
];
