import type { Page } from '@playwright/test';
import { kmlOf, placemark } from '../kml';
import { button, inDialog, type Scenario } from './Scenario';
import { aSecondLater } from '../aSecondLater';

/** Chooses a file with one paddock, and waits for what is in it. */
const choose = (name: string, west: number) => async (page: Page) => {
  await page.getByLabel('Choose a file', { exact: true }).setInputFiles(kmlOf(placemark(name, [west, 41.9])));
  await button(page, 'Import 1 paddock').waitFor();
};

/** Fills the form that erases a version of a paddock, whose words stay. */
async function eraseOne(page: Page): Promise<void> {
  await button(page, /^Erase this version’s content/).click();
  const form = page.getByRole('dialog', { name: 'Erase this version’s content' });
  const name = (await form.getByText(/^Type /).textContent())?.replace('Type ', '') ?? '';
  await form.getByRole('checkbox').uncheck();
  await form.getByLabel('Name of the ranch', { exact: true }).fill(name);
}

/** What is imported from files, and taken back; and what is erased from the history. */
export const DATA: readonly Scenario[] = [
  {
    name: 'Import',
    covers: ['Data: useShapes'],
    at: '/settings/data',
    ready: choose('County 1', -101.6),
    control: (page) => button(page, 'Import 1 paddock'),
  },
  {
    name: 'Import of a scale’s file',
    covers: ['Data: useReaderFile'],
    at: '/settings/data',
    ready: async (page) => {
      await page.getByLabel('Choose a reader’s or scale’s file').setInputFiles({
        name: 'tags.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('982000123456789\n982000123456790\n'),
      });
      await button(page, 'Make animals of 2 tags').waitFor();
    },
    control: (page) => button(page, 'Make animals of 2 tags'),
  },
  {
    name: 'Erase a version',
    covers: ['EraseForm: useEraseHistoryMutation'],
    at: ({ Flat = '' }) => `/paddocks/${Flat}`,
    ready: eraseOne,
    control: inDialog('Erase'),
    leadsTo: (page) => page.getByText('The content of this version was erased.'),
  },
  {
    name: 'Undo of the import just made',
    covers: ['ImportDone: writeInTurns'],
    at: '/settings/data',
    ready: async (page) => {
      await choose('County 2', -101.7)(page);
      await button(page, 'Import 1 paddock').click();
      await page.getByText('All of it is saved.').waitFor();
      await aSecondLater(page);
    },
    control: (page) => button(page, 'Undo this import'),
  },
  {
    name: 'Undo of an earlier import',
    covers: ['PastImportRow: writeInTurns'],
    at: '/settings/data',
    control: (page) => button(page, /^Undo: /),
  },
];
