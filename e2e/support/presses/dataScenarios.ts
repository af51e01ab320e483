import type { Page } from '@playwright/test';
import { kmlOf, placemark } from '../kml';
import { button, type Scenario } from './Scenario';
import { aSecondLater } from '../aSecondLater';

/** Chooses a file with one paddock, and waits for what is in it. */
const choose = (name: string, west: number) => async (page: Page) => {
  await page.getByLabel('Choose a file', { exact: true }).setInputFiles(kmlOf(placemark(name, [west, 41.9])));
  await button(page, 'Import 1 paddock').waitFor();
};

/** What is imported from files, and taken back. */
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
