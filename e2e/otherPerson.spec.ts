import { expect, test } from './support/test';
import { logIn, newPerson, register, signOut } from './support/people';
import { addHerd, addPaddock, pickPlace, row } from './support/record';
import { serverRanch } from './support/serverRanch';

test.use({ expectedComplaints: [/status of 409/] });

test('F5: what is recorded on a page that missed another person’s sign-in stays with who recorded it', async ({
  page,
  context,
}) => {
  const [ana, bo] = [newPerson(), { ...newPerson(), ranch: 'Mesa Alta' }];
  await register(page, ana);
  await addPaddock(page, 'Creek', '80');
  await addHerd(page, 'Cows', '120');
  const ranch = await serverRanch(page);
  await expect.poll(async () => (await ranch.records()).some(({ kind }) => kind === 'herd')).toBe(true);

  // The cookie is Bo's now, and nothing has told Ana's page.
  await context.clearCookies();
  await register(page, bo);
  const other = await context.newPage();
  await other.goto('/settings/account');
  await expect(other.getByText(bo.email)).toBeVisible();
  await pickPlace(page, row(page, 'Cows').getByRole('button', { name: 'Put on pasture' }), 'Creek');
  await expect(row(page, 'Cows')).toBeHidden();
  await other.close();

  await page.goto('/settings/account');
  await expect(page.getByText(bo.email)).toBeVisible();
  await signOut(page);
  await logIn(page, ana);
  // A page that is left before its log-in is answered takes the log-in with it.
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto('/herds');
  await expect(row(page, 'Cows')).toContainText('Creek');
  const again = await serverRanch(page);
  await expect.poll(async () => (await again.moves()).length).toBe(1);
});
