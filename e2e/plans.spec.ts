import type { Locator, Page } from '@playwright/test';
import { byDay } from './support/byNight';
import { button, field, press, tabTo, type } from './support/keyboard';
import { newPerson, register } from './support/people';
import { addLatePlan, addPlan, noonIn, settled } from './support/plans';
import { byMouse, byTouch, lookAroundSample, type Press } from './support/record';
import { expect, expectAccessible, test } from './support/test';

test.use({ reducedMotion: 'reduce' });

const steps = (page: Page) => page.getByRole('list', { name: 'Planned moves of Cows' }).getByRole('listitem');

/** Three moves of a herd, of which To do makes the first one with one press. */
async function plansThree(page: Page, pressOn: Press): Promise<void> {
  await settled(page);
  await page.goto('/grazing');
  await pressOn(page.getByRole('link', { name: 'Plan', exact: true }));
  await addPlan(page, 'Mesa', '3', pressOn, noonIn(0));
  await addPlan(page, 'Ridge', '4', pressOn);
  await addPlan(page, 'Creek', '3', pressOn);
  await expect(steps(page)).toHaveCount(3);
  await expect(steps(page).nth(0)).toContainText('never grazed');
  await expect(steps(page).nth(2)).toContainText('Under the rest target: rested 7 of 45 days');

  await page.goto('/todo');
  await expect(page.getByText(/^Planned today, never grazed/)).toBeVisible();
  await pressOn(page.getByRole('button', { name: 'Move now: Cows to Mesa' }));
  await expect(page.getByText('Moved 120 head to Mesa')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move now: Cows to Ridge' })).toBeVisible();

  await page.goto('/grazing/plan');
  await expect(steps(page)).toHaveCount(2);
  await expect(page.getByRole('table', { name: 'Completed moves' })).toContainText('on the day');
  await page.goto('/grazing/record');
  await expect(page.getByRole('table', { name: 'Stays' })).toContainText('Mesa');
}

test('three moves are planned, and To do makes the first one by one press', byDay(false), async ({ page }) => {
  await plansThree(page, byMouse);
  await page.goto('/grazing/plan');
  await expect(steps(page)).toHaveCount(2);
  await expect(page.getByRole('table', { name: 'Forage demand against supply by month' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/grazing/plan?form=plan');
  await expect(page.getByRole('dialog', { name: 'Add to plan' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the same is done by touch', async ({ page }) => {
    await plansThree(page, byTouch);
  });
});

async function choose(page: Page, radio: Locator): Promise<void> {
  await tabTo(page, radio);
  await page.keyboard.press('Space');
}

test('Escape asks before it loses what was typed into a form', async ({ page }) => {
  await settled(page);
  await page.goto('/grazing/plan');
  await button(page, 'Add to plan').click();
  const form = page.getByRole('dialog', { name: 'Add to plan' });
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await form.getByLabel('Planned days', { exact: true }).fill('4');
  for (let time = 1; time <= 3; time += 1) {
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(form.getByLabel('Planned days', { exact: true })).toHaveValue('4');
    await expect(form).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add to plan' })).toBeFocused();
});

test('by keyboard alone a move is planned, made, and taken back', async ({ page }) => {
  await settled(page);
  await page.goto('/grazing/plan');
  await press(page, button(page, 'Add to plan'));
  await expect(page.getByRole('dialog', { name: 'Add to plan' })).toBeVisible();
  await type(page, field(page, 'Planned days'), '3');
  await choose(page, page.getByRole('radio', { name: /^Mesa/ }));
  await press(page, button(page, 'Save'));
  await expect(steps(page)).toHaveCount(1);
  await press(page, page.getByRole('button', { name: /^Edit: Cows to Mesa/ }));
  await type(page, field(page, 'Planned days'), '5');
  await press(page, button(page, 'Save'));
  await expect(steps(page).nth(0)).toContainText('5 days');
  await press(page, page.getByRole('button', { name: 'Move now: Cows to Mesa' }));
  const question = page.getByRole('dialog', { name: 'Move Cows to Mesa now?' });
  await press(page, question.getByRole('button', { name: 'Move now' }));
  await expect(page.getByText('Moved 120 head to Mesa')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Completed moves' })).toContainText('1 day early');
  await press(page, button(page, 'Undo').first());
  await expect(steps(page)).toHaveCount(1);
});

test('a plan that is late says so, leads To do, and is shifted to today with those after it', async ({ page }) => {
  await settled(page);
  await addLatePlan(page, 'Mesa', 3, 2);
  await page.goto('/grazing/plan');
  await addPlan(page, 'Ridge', '4', byMouse, noonIn(1));
  await expect(steps(page).nth(0)).toContainText('2 days late');
  await page.goto('/todo');
  await expect(page.getByRole('heading', { name: 'Overdue 1' })).toBeVisible();
  await page.getByRole('link', { name: 'See the plan' }).first().click();
  await page.getByRole('button', { name: 'Shift by 2 days: the plan of Cows' }).click();
  await expect(steps(page).nth(0)).not.toContainText('late');
  await expect(steps(page).nth(1)).toContainText('in 3 days');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(steps(page).nth(0)).toContainText('2 days late');
});

/** The paddock that the bulls go to next, for longer than a draft's first moves take. */
async function nextOfBulls(page: Page): Promise<string> {
  const next = page.getByRole('list', { name: 'Planned moves of Bulls' }).getByRole('listitem').first();
  return (
    /^Edit: Bulls to (.+?)(?:,|$)/.exec(
      (await next.getByRole('button', { name: /^Edit/ }).getAttribute('aria-label')) ?? '',
    )?.[1] ?? ''
  );
}

/** A herd's plan of 20 moves, drafted, changed and accepted, and taken back with one press. */
async function draftsTwenty(page: Page, pressOn: Press): Promise<void> {
  await register(page, newPerson());
  await lookAroundSample(page, pressOn);
  await page.goto('/grazing/plan');
  const paddockOfBulls = await nextOfBulls(page);
  await pressOn(page.getByRole('button', { name: 'Draft next moves' }));
  const dialog = page.getByRole('dialog', { name: 'Draft next moves' });
  await dialog.getByLabel('Herd', { exact: true }).selectOption({ label: 'Cows' });
  await dialog.getByLabel('Moves', { exact: true }).fill('20');
  await dialog.getByLabel('Days at most (optional)', { exact: true }).fill('4');
  await pressOn(dialog.getByRole('button', { name: 'Make a draft' }));
  const moves = dialog.getByRole('list', { name: 'Moves of the draft' }).getByRole('listitem');
  await expect(moves).toHaveCount(20);
  await expect(moves.first()).toContainText(/\d+ days of rest, [\d.]+ days of feed/);

  await moves.first().getByLabel('Days', { exact: true }).fill('none');
  await pressOn(dialog.getByRole('button', { name: 'Accept the plan' }));
  await expect(moves.first()).toContainText('Enter a number of days above 0');
  await moves.first().getByLabel('Days', { exact: true }).fill('2');
  await moves.nth(1).getByLabel('Paddock', { exact: true }).selectOption({ label: paddockOfBulls });
  await expect(moves.nth(1)).toContainText('together with Bulls');
  await pressOn(dialog.getByRole('button', { name: 'Leave out move 2', exact: true }));
  await expect(moves).toHaveCount(19);
  await pressOn(dialog.getByRole('button', { name: 'Accept the plan' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Planned 19 moves of Cows')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit: Cows/ })).toHaveCount(19);
  await expect(page.getByRole('list', { name: 'Planned moves of Cows' }).getByRole('listitem')).toHaveCount(19);
  await pressOn(page.getByRole('button', { name: 'Undo' }).first());
  await expect(page.getByRole('button', { name: /^Edit: Cows/ })).toHaveCount(0);
}

test('twenty moves are drafted, changed, accepted, and taken back with one press', byDay(false), async ({ page }) => {
  await draftsTwenty(page, byMouse);
  await page.goto('/grazing/plan?form=draft');
  const dialog = page.getByRole('dialog', { name: 'Draft next moves' });
  await dialog.getByRole('radio', { name: 'A fixed rotation' }).check();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Repeat the last moves' }).check();
  await dialog.getByRole('button', { name: 'Make a draft' }).click();
  await expect(dialog.getByRole('button', { name: 'Accept the plan' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the same draft is made', async ({ page }) => {
    await draftsTwenty(page, byTouch);
  });
});

test('by keyboard alone a rotation is drafted and accepted', async ({ page }) => {
  await settled(page);
  await page.goto('/grazing/plan');
  await press(page, button(page, 'Draft next moves'));
  const dialog = page.getByRole('dialog', { name: 'Draft next moves' });
  await tabTo(page, dialog.getByRole('radio', { name: 'By rest' }));
  await page.keyboard.press('ArrowDown');
  for (const name of ['Ridge', 'Mesa']) {
    await tabTo(page, dialog.getByRole('checkbox', { name }));
    await page.keyboard.press('Space');
  }
  await type(page, dialog.getByLabel('Moves', { exact: true }), '4');
  await type(page, dialog.getByLabel('Days in each', { exact: true }), '3');
  await press(page, button(page, 'Make a draft'));
  await press(page, button(page, 'Accept the plan'));
  await expect(steps(page)).toHaveCount(4);
  await expect(steps(page).nth(0)).toContainText('Ridge');
  await expect(steps(page).nth(3)).toContainText('Mesa');
});
