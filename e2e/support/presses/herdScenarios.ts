import type { Page } from '@playwright/test';
import { button, fill, first, inDialog, save, type Scenario } from './Scenario';

const herd =
  (name: string, form = '') =>
  (ids: Readonly<Record<string, string>>) =>
    `/herds/${ids[name] ?? ''}${form === '' ? '' : `?form=${form}`}`;

async function chooseMesa(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Flat/ }).check();
}

/** Herds: where they go, how many they are, and what is written of them. */
export const HERDS: readonly Scenario[] = [
  {
    name: 'Move',
    covers: ['MoveForm: changeRecorded'],
    at: herd('Cows', 'move'),
    ready: chooseMesa,
    control: inDialog('Move'),
  },
  {
    name: 'Add herd',
    covers: ['AddHerdForm: changeRecorded'],
    at: '/herds?form=add-herd',
    ready: fill({ Name: 'Pairs', Head: '20', 'Average weight': '900' }),
    control: save,
  },
  {
    name: 'Edit herd',
    covers: ['EditHerdForm: changeRecorded'],
    at: herd('Cows', 'edit-herd'),
    ready: fill({ Note: 'Calm' }),
    control: save,
  },
  {
    name: 'Count',
    covers: ['CountForm: useSaveEntry'],
    at: herd('Bulls', 'count'),
    ready: fill({ Head: '90' }),
    control: save,
  },
  {
    name: 'Animals in or out',
    covers: ['TransferForm: changeRecorded'],
    at: herd('Cows', 'transfer'),
    ready: fill({ Head: '3' }, { 'What happened': 'Sold' }),
    control: save,
  },
  {
    name: 'Save of a sale that is edited',
    covers: ['TransferForm: changeRecorded'],
    at: herd('Cows'),
    ready: async (page) => {
      await button(page, /^Edit: Sold/).click();
      await fill({ Note: 'At the yard' })(page);
    },
    control: save,
  },
  {
    name: 'Delete of a count',
    covers: ['Acts: changeRecorded'],
    at: herd('Sheep'),
    control: (page) => button(page, /^Delete: Counted/),
  },
  {
    name: 'Save of a note',
    covers: ['EntryOf: useSaveEntry', 'useSaveEntry: changeRecorded'],
    at: herd('Cows', 'add-note'),
    ready: fill({ Note: 'All well' }),
    control: save,
  },
  {
    name: 'Add another',
    covers: [],
    at: '/herds?form=add-herd',
    ready: fill({ Name: 'Yearlings', Head: '20', 'Average weight': '900' }),
    control: inDialog('Add another'),
  },
  {
    name: 'Save of a changed note',
    covers: ['useSaveEntry: changeRecorded'],
    at: herd('Cows'),
    ready: async (page) => {
      await button(page, /^More for note of/).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await fill({ Note: 'None is lame' })(page);
    },
    control: save,
  },
  {
    name: 'Delete of a note',
    covers: ['EntryActs: useSaveEntry', 'useSaveEntry: changeRecorded'],
    at: herd('Cows'),
    ready: first(/^More for note of/),
    control: (page) => page.getByRole('menuitem', { name: 'Delete' }),
  },
  {
    name: 'Delete of a stay in its menu',
    covers: ['StayActs: useDeleteStay', 'useDeleteStay: changeRecorded'],
    at: herd('Cows'),
    ready: first(/^More for the stay in/),
    control: (page) => page.getByRole('menuitem', { name: 'Delete' }),
  },
  {
    name: 'Save of feed',
    covers: [],
    at: herd('Cows', 'add-feed'),
    // Without a dry matter, which is set for it below.
    ready: fill({ Pounds: '1200', 'Dry matter, %': '' }),
    control: save,
  },
  {
    name: 'Save of a treatment',
    covers: [],
    at: herd('Cows', 'add-treatment'),
    ready: fill({ Product: 'Ivomec', 'Meat, days': '35' }),
    control: save,
  },
  {
    name: 'Save of a weighing',
    covers: [],
    at: herd('Cows', 'add-weighing'),
    ready: fill({ Weight: '1200' }),
    control: save,
  },
  {
    name: 'Another dose of it',
    covers: ['AnotherDose: useSaveEntry'],
    at: herd('Cows'),
    ready: first(/^Give another dose/),
    control: save,
  },
  {
    name: 'Save of a treatment in the list',
    covers: [],
    at: '/herds/treatments',
    ready: async (page) => {
      await first(/^Edit: Ivomec/)(page);
      await fill({ 'Given by': 'Ana' })(page);
    },
    control: save,
  },
  {
    name: 'Retire a product',
    covers: ['RetireFromList: changeRecorded'],
    at: '/herds/products',
    control: (page) => button(page, 'Retire Ivomec'),
  },
  {
    name: 'Save of a feed of the list',
    covers: [],
    at: '/herds/feed?form=add-feedstuff',
    ready: fill({ Name: 'First cut' }),
    control: save,
    leadsTo: (page) => page.getByText('First cut', { exact: true }),
  },
  {
    name: 'Set the dry matter of feedings',
    covers: ['SetDryMatter: changeRecorded'],
    at: '/herds/feed?form=set-dry-matter',
    ready: async (page) => {
      await fill({ 'Dry matter, %': '88' })(page);
      await page.getByRole('checkbox').first().check();
    },
    control: save,
  },
  {
    name: 'Save of an animal',
    covers: [],
    at: '/herds/animals?form=add-animal',
    ready: fill({ Tag: '840' }, { Herd: 'Cows' }),
    control: save,
    leadsTo: (page) => page.getByRole('link', { name: '840', exact: true }),
  },
  {
    name: 'Replace a lost tag',
    covers: ['ReplaceTag: useSaveEntry'],
    at: '/herds/animals',
    ready: async (page) => {
      await page.getByRole('link', { name: '840', exact: true }).click();
      await first('Replace a lost tag')(page);
      await fill({ 'New tag': '841' })(page);
    },
    control: save,
    endsAt: /^\/herds\/animals\/[^/]+$/,
  },
  {
    name: 'Animals of a file',
    covers: ['AnimalForm: changeRecorded'],
    at: '/herds/animals?form=add-animal',
    ready: async (page) => {
      const buffer = Buffer.from('VID\n843\n844\n');
      await page
        .getByLabel('From a file', { exact: true })
        .setInputFiles({ name: 'tags.csv', mimeType: 'text/csv', buffer });
      await inDialog('Make animals of 2 tags')(page).waitFor();
    },
    control: inDialog('Make animals of 2 tags'),
  },
  {
    name: 'Save of a treatment by tags',
    covers: [],
    at: herd('Cows', 'add-treatment'),
    ready: fill({ Tags: '845', Product: 'Draxxin', 'Meat, days': '18' }, { Who: 'Named animals' }),
    control: save,
    leadsTo: (page) => button(page, 'Make animals of 1 tag'),
  },
  {
    name: 'Animals of tags that were read',
    covers: ['TagsWithoutAnimal: changeRecorded'],
    at: herd('Cows'),
    control: (page) => button(page, 'Make animals of 1 tag'),
  },
  {
    name: 'Retire a herd',
    covers: ['EndHerd: changeRecorded'],
    at: herd('Bulls'),
    control: (page) => button(page, 'Retire'),
  },
  {
    name: 'Bring a herd back',
    covers: ['EndHerd: changeRecorded'],
    at: herd('Goats'),
    control: (page) => button(page, 'Bring back'),
  },
  {
    name: 'Delete a herd',
    covers: ['EndHerd: changeRecorded'],
    at: herd('Steers'),
    ready: first('Delete Steers'),
    control: inDialog('Delete'),
    endsAt: /^\/herds$/,
  },
];
