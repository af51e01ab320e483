import type { Page } from '@playwright/test';
import { byDay } from './support/byNight';
import { newPerson, register } from './support/people';
import { addHerd, byMouse, byTouch, type Press } from './support/record';
import { expect, expectAccessible, test } from './support/test';
import { workbook } from './support/workbook';

test.use({ reducedMotion: 'reduce' });

const LABEL = 'Choose a reader’s or scale’s file';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel(LABEL).setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

/** A day some days ago as scales write it: 2026-06-20. */
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** 40 steers on a Tru-Test, one of them twice and one not weighed. */
function scaleFile(): Buffer {
  const day = daysAgo(3);
  const lines = Array.from(
    { length: 40 },
    (_, n) => `982 ${String(123456700 + n).padStart(12, '0')},${n + 1},${600 + n},${day},10:${10 + n}:00,1.2,30,36`,
  );
  const again = `982 000123456700,1,604,${day},10:10:03,1.2,30,36`;
  return Buffer.from(
    ['EID,VID,Weight (lb),Date,Time,Adg,Days,Lwg', ...lines, again, `982 000123456799,99,,${day},11:00:00,,,`].join(
      '\r\n',
    ),
  );
}

for (const [device, width, pressOn] of [
  ['mouse', 1280, byMouse],
  ['finger', 320, byTouch],
] as readonly (readonly [string, number, Press])[]) {
  test.describe(`by ${device}`, byDay(device === 'finger'), () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: device === 'finger' });

    test('ANIMALS 10.6: a scale’s file is looked at, imported as a weighing, and undone by one button', async ({
      page,
    }) => {
      await register(page, newPerson());
      await addHerd(page, 'Steers', '45', pressOn);
      await page.goto('/settings/data');
      await choose(page, 'scale.csv', scaleFile());
      await expect(page.getByRole('heading', { name: '42 lines in scale.csv' })).toBeFocused();
      await expect(page.getByText('40 weights, mean 620 lb, 601 lb to 639 lb')).toBeVisible();
      await expect(page.getByText('Line 2: read again 3 s later, the later one counts.')).toBeVisible();
      await expect(page.getByText('Line 43: no weight.')).toBeVisible();
      await expect(page.getByText('0 tags known, 40 new')).toBeVisible();
      await expectAccessible(page);
      await pressOn(button(page, 'Import 1 weighing'));
      await expect(page.getByText('All of it is saved.')).toBeVisible();

      await pressOn(button(page, 'Import another file'));
      await choose(page, 'again.csv', scaleFile());
      await expect(page.getByText('All of it is here already')).toBeVisible();
      await expect(page.getByText('40 tags known, 0 new')).toBeVisible();
      await pressOn(button(page, 'Choose another file'));

      const undo = button(page, 'Undo: Imported 1 weighing from scale.csv');
      await pressOn(undo);
      await expect(undo).toBeHidden();
      await choose(page, 'scale.csv', scaleFile());
      await expect(button(page, 'Import 1 weighing')).toBeVisible();
    });
  });
}

test('rule T6: a file whose tags a spreadsheet has rounded is refused in these words, and one such line is listed', async ({
  page,
}) => {
  await register(page, newPerson());
  await addHerd(page, 'Steers', '45', byMouse);
  await page.goto('/settings/data');
  const day = daysAgo(2);
  const words =
    '9.82E+14 is a tag that a spreadsheet has rounded: its last digits are gone and cannot be brought back. Read the tags again from the reader itself, and do not open its file in a spreadsheet before.';
  await choose(page, 'rounded.csv', Buffer.from(`EID,Weight,Date\n9.82E+14,600,${day}\n9.82E+14,610,${day}\n`));
  await expect(page.getByRole('alert').filter({ hasText: `Line 2: ${words}` })).toBeVisible();
  const one = `EID,Weight,Date\n982000123456781,600,${day}\n982000123456782,604,${day}\n9.82E+14,610,${day}\n`;
  await choose(page, 'one.csv', Buffer.from(one));
  await expect(page.getByText(`Line 4: ${words}`)).toBeVisible();
  await expect(page.getByText(/^2 weights, mean 602 lb/)).toBeVisible();
});

test('ANIMALS 10.6: a workbook of one comma-joined column is read, and its tags become animals that one button takes back', async ({
  page,
}) => {
  await register(page, newPerson());
  await addHerd(page, 'Steers', '45', byMouse);
  await page.goto('/settings/data');
  const rows = Array.from({ length: 38 }, (_, n) => [`982000${String(123456700 + n).padStart(9, '0')},${n + 1}`]);
  const sheet = workbook([{ sheet: 'Session', data: [['EID,VID'], ...rows] }]);
  await choose(page, 'session.xlsx', sheet);
  await expect(page.getByText('38 tags and no weights. 0 tags known, 38 new.')).toBeVisible();
  await page.getByLabel('Class', { exact: true }).selectOption('Steers');
  await button(page, 'Make animals of 38 tags').click();
  await expect(page.getByText('All of it is saved.')).toBeVisible();

  await button(page, 'Import another file').click();
  const read = Array.from({ length: 36 }, (_, n) => `982000${String(123456700 + n).padStart(9, '0')}`);
  await choose(page, 'yard.txt', Buffer.from([...read, 'BLUE 7'].join('\n')));
  await expect(
    page.getByText(
      '36 of 38 tags that the record has in Steers were read; missing: 982000123456736, 982000123456737; not expected: BLUE 7.',
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Choose another file').click();
  const undo = button(page, 'Undo: Imported 38 animals from session.xlsx');
  await undo.click();
  await expect(undo).toBeHidden();
});
