import type { Page } from '@playwright/test';
import { showFormsBehindLinks, unsignedToken } from './support/addresses';
import { ADMIN, newPerson, register } from './support/people';
import { expect, test } from './support/test';

test.describe.configure({ mode: 'parallel' });

interface FormPage {
  path: string;
  as?: 'owner' | 'admin';
  button: string;
  /** The first field that is wrong in a form that holds nothing. */
  first: string;
}

const FORMS: readonly FormPage[] = [
  { path: '/', button: 'Start Free Trial', first: 'Full name' },
  { path: '/mobile-join', button: 'Start Free Trial', first: 'Full name' },
  { path: '/login', button: 'Log in', first: 'Email' },
  { path: '/admin', button: 'Masquerade', first: 'Admin email' },
  { path: '/password-reset-request', button: 'Send reset link', first: 'Email' },
  { path: '/password-reset?token=of-no-use', button: 'Reset password', first: 'New password' },
  {
    path: `/join?invitationToken=${unsignedToken({ email: 'joe@example.com', role: 'member', ranch_name: 'Mesa' })}`,
    button: 'Join',
    first: 'Full name',
  },
  {
    path: `/partner-join?invitation_token=${unsignedToken({ program: 'Soil Carbon' })}`,
    button: 'Join the program',
    first: 'Mr',
  },
  { path: '/settings/account', as: 'owner', button: 'Change password', first: 'Current password' },
  { path: '/settings/account', as: 'owner', button: 'Delete my account', first: 'Password' },
  { path: '/settings/team', as: 'owner', button: 'Send invitation', first: 'Email' },
  { path: '/panel/links', as: 'admin', button: 'Make link', first: 'Program' },
];

const nameOf = ({ path, button }: FormPage) => `"${button}" of ${path.replace(/\?.*/, '')}`;

async function enter(page: Page, { path, as, button }: FormPage): Promise<void> {
  if (as === 'admin') await page.request.post('/api/v1/auth/login', { data: ADMIN });
  if (as === 'owner') await register(page, newPerson());
  await showFormsBehindLinks(page);
  await page.goto(path);
  await expect(page.getByRole('button', { name: button, exact: true })).toBeEnabled();
}

/** Runs in the page: wrong fields that are not tied to words of their own which can be seen. */
function untold(): string[] {
  return [...document.querySelectorAll('[aria-invalid="true"]')].flatMap((field) => {
    const holder = field.matches('[type=radio]') ? field.closest('fieldset') : field;
    const ids = holder?.getAttribute('aria-describedby')?.split(' ') ?? [];
    const error = ids.map((id) => document.getElementById(id)).find((one) => one?.id.endsWith('-error'));
    return error?.checkVisibility() === true && error.innerText.trim() !== '' ? [] : [field.outerHTML];
  });
}

for (const form of FORMS) {
  test(`A2: ${nameOf(form)}, sent with nothing in it, says what is wrong beside each field`, async ({ page }) => {
    await enter(page, form);
    const button = page.getByRole('button', { name: form.button, exact: true });
    const own = page.locator('form').filter({ has: button });
    // What is announced has to be there, and empty, before anything is wrong.
    await expect(own.locator('[role="alert"]').last()).toBeEmpty();
    await button.press('Enter');
    const first = own.getByLabel(form.first, { exact: true });
    await expect(first).toBeFocused();
    await expect(first).toHaveAttribute('aria-invalid', 'true');
    expect(await page.evaluate(untold)).toEqual([]);
    await expect(page).toHaveTitle(/^Error: /);
  });
}

/** What is typed into, but not what is chosen or slid. */
const TYPED = 'input:not([type=checkbox], [type=radio], [type=range], [type=color], [readonly])';

for (const form of FORMS.filter(({ button }) => button !== 'Delete my account')) {
  test(`A3: each field around ${nameOf(form)} says what fills it in, and takes what is pasted`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await enter(page, form);
    const fields = page.locator(TYPED);
    for (const field of await fields.all()) {
      await expect(field).toHaveAttribute('autocomplete', /\S/);
      await page.evaluate(() => navigator.clipboard.writeText('57555'));
      await field.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('ControlOrMeta+v');
      await expect.poll(async () => (await field.inputValue()).replace(/\D/g, '')).toBe('57555');
    }
  });
}
