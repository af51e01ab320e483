import { newPerson, register, signUp } from './support/people';
import { expect, expectAccessible, test } from './support/test';

/** A person whose ranches the server does not name until they make one of their own. */
async function withoutRanch(page: Parameters<typeof signUp>[0]): Promise<void> {
  let hasMade = false;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/ranch')) hasMade = true;
  });
  await page.route('**/api/v3/user/me?*', async (route) => {
    const answer = await route.fetch();
    // A page that is left for the next one takes back what it asked for.
    const me = (await answer.json().catch(() => null)) as { ranches: { name: string }[] } | null;
    if (me === null) return;
    if (!hasMade) me.ranches = [];
    else me.ranches = me.ranches.slice(-1);
    await route.fulfill({ response: answer, json: me });
  });
}

test('someone without a ranch is told whom to ask, makes one of their own and is home', async ({ page }) => {
  const person = newPerson();
  await signUp(page, person);
  await page.evaluate(() => localStorage.clear());
  await withoutRanch(page);
  await page.goto('/todo');
  await expect(page).toHaveURL('/no-ranch');
  await expect(page.getByText('Ask the ranch account owner to add you')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create a ranch' }).click();
  await expect(page).toHaveURL('/onboarding/step-1');
  await expect(page.getByRole('heading', { name: "Set up Maria's Ranch" })).toBeVisible();
});

test('someone with a ranch is sent home from /no-ranch', async ({ page }) => {
  await register(page, newPerson());
  await page.goto('/no-ranch');
  await expect(page).toHaveURL('/onboarding/step-1');
});
