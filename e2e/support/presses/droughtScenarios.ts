import type { Page } from '@playwright/test';
import { button, fill, first, save, type Scenario } from './Scenario';

/** Chooses a day of the year in a group of the dialog that is open. */
async function chooseDay(page: Page, of: string, month: string, day: string): Promise<void> {
  const group = page.getByRole('dialog').last().getByRole('group', { name: of });
  await group.getByLabel('Month', { exact: true }).selectOption({ label: month });
  await group.getByLabel('Day', { exact: true }).selectOption({ label: day });
}

/** The drought plan: a day to decide, and what was decided on it. */
export const DROUGHT: readonly Scenario[] = [
  {
    name: 'Save of a day to decide',
    covers: [],
    at: '/grazing/drought?form=add-trigger',
    ready: async (page) => {
      await chooseDay(page, 'Decide each year on', 'January', '1');
      await fill(
        { Name: 'Reserve', 'Your line (days)': '60', 'What is done then': 'Wean early' },
        { 'What is looked at': 'Days of forage in reserve' },
      )(page);
    },
    control: save,
    leadsTo: (page) => button(page, /^Decide: Reserve, /),
  },
  {
    name: 'Save of what was decided',
    covers: [],
    at: '/grazing/drought',
    ready: async (page) => {
      await first(/^Decide: Reserve, /)(page);
      await fill({ Note: 'Rain is forecast' }, { Decided: 'Put off' })(page);
    },
    control: save,
  },
];
