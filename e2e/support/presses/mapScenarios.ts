import type { Page } from '@playwright/test';
import { canvas, clickAt, openTools } from '../map';
import { leaveBeta } from './beta';
import { button, fill, first, inDialog, save, type Ids, type Scenario } from './Scenario';
import { aSecondLater } from '../aSecondLater';

/** The middles of West, Center and East, from a height at which one fills a part of a phone's map. */
const over = (east: number) => `at=41.902,${(-101.598 + east / 250).toFixed(6)}&zoom=14`;

const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Draw and edit' }).getByRole('button', { name, exact: true });

/** Draws a line from north to south through the middle of the map. */
const cutBy = (name: string) => async (page: Page) => {
  await openTools(page);
  await tool(page, name).click();
  await button(page, 'Add corner').waitFor();
  const box = await canvas(page).boundingBox();
  const [x, y] = [(box?.width ?? 0) / 2, (box?.height ?? 0) / 2];
  await clickAt(page, [x, y - 150]);
  await clickAt(page, [x + 1, y + 150]);
  await button(page, 'Finish').click();
  await inDialog('Save')(page).waitFor();
  await aSecondLater(page);
};

/** Places of a kind that was hidden are shown from then on, which is noted with the person. */
const AND_LOOK = 2;

const chosen = (page: Page) => page.getByRole('complementary', { name: 'Paddocks and herds' });

/** What is drawn and cut on the map, by somebody who left the beta and comes back. */
export const MAP: readonly Scenario[] = [
  {
    name: 'Open the map',
    covers: ['WayIn: submitted'],
    at: '/settings/account',
    ready: async (page) => {
      await leaveBeta(page);
      await page.goto('/paddocks');
      await button(page, 'Open the map (beta)').waitFor();
    },
    control: (page) => button(page, 'Open the map (beta)'),
    endsAt: /^\/map$/,
  },
  {
    name: 'Save of a place',
    covers: [],
    at: `/map?${over(2)}`,
    ready: async (page) => {
      await openTools(page);
      await tool(page, 'Add a place').click();
      await button(page, 'Put it here').click();
      await fill({ Name: 'Mill' })(page);
    },
    control: save,
    writes: AND_LOOK,
  },
  {
    name: 'Save of a changed place',
    covers: [],
    at: `/map?${over(2)}`,
    ready: async (page) => {
      await chosen(page).getByRole('button', { name: /^Mill/ }).first().click();
      await chosen(page).getByRole('button', { name: 'Edit', exact: true }).click();
      await fill({ Note: 'Dry in May' })(page);
    },
    control: save,
  },
  {
    name: 'Delete of a place',
    covers: [],
    at: `/map?${over(2)}`,
    ready: async (page) => {
      await chosen(page).getByRole('button', { name: /^Mill/ }).first().click();
      await aSecondLater(page);
    },
    control: (page) => chosen(page).getByRole('button', { name: 'Delete', exact: true }),
  },
  { name: 'Split', covers: [], at: `/map?${over(0)}`, ready: cutBy('Split'), control: save },
  { name: 'Cut a lane', covers: [], at: `/map?${over(2)}`, ready: cutBy('Cut a lane'), control: save },
  {
    name: 'Merge',
    covers: [],
    at: ({ Center = '' }: Ids) => `/map?${over(1)}&paddock=${Center}`,
    ready: first('Merge'),
    control: save,
  },
];
