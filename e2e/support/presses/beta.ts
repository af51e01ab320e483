import { expect, type Page } from '@playwright/test';
import { aSecondLater } from '../aSecondLater';

/** The box of the account's settings, for a page that is on them. */
export const partInBeta = (page: Page) => page.getByRole('checkbox', { name: /^Take part in the map/ });

/** Leaves the beta of the map, in which everybody is from their first day. */
export async function leaveBeta(page: Page): Promise<void> {
  await partInBeta(page).uncheck();
  await expect(partInBeta(page)).toHaveAttribute('aria-busy', 'false');
  await aSecondLater(page);
}
