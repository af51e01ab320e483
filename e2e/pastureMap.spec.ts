import { byDay } from './support/byNight';
import { newPerson, register } from './support/people';
import { addPaddock } from './support/record';
import { expect, expectAccessible, test } from './support/test';
import { workbook } from './support/workbook';

test.describe.configure({ mode: 'parallel' });

const wall = (text: string) => new Date(`${text.replace(' ', 'T')}:00Z`);
const HEADER = [
  'Start date',
  'End date',
  'Activity',
  'Pasture',
  'Herd',
  'Number of animals',
  'Total weight (lbs)',
  'Total daily DMI (lbs)',
];
const stay = (from: string, to: string, pasture: string) => [
  wall(from),
  wall(to),
  'Grazing Event',
  pasture,
  'Cows',
  100,
  100_000,
  3_000,
];

/** A season as PastureMap exports it, with two pastures that a herd went through. */
const SHEETS = [
  {
    sheet: 'Grazing summary report',
    data: [
      ['Export date', wall('2024-08-01 12:00')],
      ['Time zone', 'America/Denver'],
      ['Ranch', 'Rocking D'],
      ['Season start date', wall('2024-01-01 00:00')],
      ['Season end date', wall('2024-12-31 00:00')],
      ['Pasture name', 'Area (acres)', 'Forage grazed this season (lbs)'],
      ['Creek', 40, 6_000],
      ['Mesa', 60, 5_000],
    ],
  },
  { sheet: 'Creek', data: [['Pasture name', 'Creek'], HEADER, stay('2024-07-01 08:00', '2024-07-03 08:00', 'Creek')] },
  { sheet: 'Mesa', data: [['Pasture name', 'Mesa'], HEADER, stay('2024-07-03 08:00', '2024-07-05 08:00', 'Mesa')] },
];
const SUMMARY = workbook(SHEETS);

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

for (const width of [390, 1280]) {
  const title = `a season of PastureMap comes in at ${width} px with its history, and goes again`;
  test(title, byDay(width === 390), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await register(page, newPerson());
    await page.goto('/settings/data');
    const field = page.getByLabel('Choose workbooks');
    await field.setInputFiles({ name: 'not.xlsx', mimeType: TYPE, buffer: Buffer.from('Rocking D') });
    await expect(page.getByText(/^not\.xlsx: /)).toBeVisible();
    await field.setInputFiles({ name: 'summary.xlsx', mimeType: TYPE, buffer: SUMMARY });
    await expect(page.getByRole('heading', { name: 'Rocking D in PastureMap' })).toBeFocused();
    await expect(page.getByText('It is the same in 1 of 2 pastures.')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Mesa' })).toContainText('6,000');
    await page.getByRole('button', { name: /^Import 1 season, 2 paddocks, 1 herd/ }).click();
    await expect(page.getByText('All of it is saved.')).toBeVisible();

    await page.goto('/grazing/record');
    await page.getByRole('combobox', { name: 'Season', exact: true }).selectOption('Season 2024-01');
    await expect(page.getByRole('main')).toContainText('Creek');
    await expect(page.getByRole('main')).toContainText('Mesa');
    await page.goto('/herds');
    await expect(page.getByRole('heading', { name: 'Cows', exact: true })).toBeVisible();

    await page.goto('/settings/data');
    await page.getByRole('button', { name: /^Undo: Imported/ }).click();
    await expect(
      page.getByText('Everything in this import has been changed since, so there is nothing left to undo.'),
    ).toBeVisible();
    await page.goto('/paddocks');
    await expect(page.getByRole('link', { name: 'Creek', exact: true })).toBeHidden();
    await page.goto('/settings/data');
    await field.setInputFiles({ name: 'summary.xlsx', mimeType: TYPE, buffer: SUMMARY });
    await expect(page.getByRole('heading', { name: 'Rocking D in PastureMap' })).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe('while nothing gets through to the server', () => {
  test.use({ expectedComplaints: [/^Failed to load resource:/] });

  test('E5: a cell at the far end of a sheet is refused: the tab lives, and what waits is saved', async ({ page }) => {
    await register(page, newPerson());
    await page.goto('/paddocks');
    let isCut = true;
    await page.route('**/changes*', (route) => (isCut ? undefined : route.continue()));
    await addPaddock(page, 'North', '40');
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Data' }).click();
    const buffer = workbook(SHEETS.map((each) => (each.sheet === 'Creek' ? { ...each, far: 'XFD1048576' } : each)));
    await page.getByLabel('Choose workbooks').setInputFiles({ name: 'far.xlsx', mimeType: TYPE, buffer });
    await expect(page.getByText(/^far\.xlsx: Cell XFD1048576 of the sheet Creek is far away/)).toBeVisible();
    isCut = false;
    await page.waitForResponse((answer) => answer.url().includes('/changes?') && answer.ok());
    await page.goto('/paddocks');
    await expect(page.getByRole('link', { name: 'North', exact: true })).toBeVisible();
  });
});
