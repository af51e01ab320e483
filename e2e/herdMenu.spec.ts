import { newPerson, register } from './support/people';
import { addHerd, row } from './support/record';
import { expect, test } from './support/test';

test.use({ reducedMotion: 'reduce' });

const ITEMS = ['Count', 'Treat', 'Weigh', 'Animals in or out', 'Edit'];

for (const width of [390, 1280]) {
  test(`the menu of a herd lies over the herds after it at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await register(page, newPerson());
    for (const name of ['Bulls', 'Cows', 'Heifers', 'Steers', 'Yearlings']) await addHerd(page, name, '20');
    await page.goto('/herds');
    for (const name of ['Bulls', 'Cows', 'Yearlings']) {
      const more = row(page, name).getByRole('button', { name: `More for ${name}` });
      await more.click();
      for (const item of ITEMS) {
        const entry = page.getByRole('menuitem', { name: item });
        await expect(entry).toBeInViewport({ ratio: 1 });
        // Asks whether a press would reach it, and presses nothing.
        await entry.click({ trial: true });
      }
      await page.keyboard.press('Escape');
      await expect(more).toBeFocused();
    }
  });
}
