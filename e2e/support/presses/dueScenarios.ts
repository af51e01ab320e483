import type { Page } from '@playwright/test';
import { button, fill, first, inDialog, save, type Scenario } from './Scenario';
import { aSecondLater } from '../aSecondLater';

const undo = (page: Page) => page.locator('.Toastify__toast').getByRole('button', { name: 'Undo' }).first();

/** What is due, and what is planned. */
export const DUE: readonly Scenario[] = [
  {
    name: 'Shift by days',
    covers: ['Sequence: useShift'],
    at: '/grazing/plan',
    control: (page) => button(page, /^Shift by/),
  },
  {
    name: 'Close the gap',
    covers: ['Between: useShift', 'useShift: changeRecorded'],
    at: '/grazing/plan',
    control: (page) => button(page, /^(Close the gap|Move the later ones too): Cows/),
  },
  {
    name: 'Move now of a later day only asks',
    covers: [],
    at: '/todo',
    control: (page) => button(page, 'Move now: Bulls to Trap'),
    writes: 0,
  },
  {
    name: 'Move now',
    covers: ['MoveNow: changeRecorded'],
    at: '/todo',
    control: (page) => button(page, 'Move now: Cows to Mesa'),
  },
  {
    name: 'Move now, once asked',
    covers: [],
    at: '/grazing/plan',
    ready: first('Move now: Cows to Ridge'),
    control: inDialog('Move now'),
  },
  {
    name: 'Done',
    covers: ['TaskRow: useTaskActs', 'useTaskActs: changeRecorded'],
    at: '/todo',
    control: (page) => button(page, 'Done: Salt'),
  },
  {
    name: 'Not done',
    covers: ['useTaskActs: changeRecorded'],
    at: '/todo',
    control: (page) => button(page, 'Not done: Fences'),
  },
  {
    name: 'Undo of a toast',
    covers: [],
    at: '/todo',
    ready: async (page) => {
      await button(page, 'Done: Fences').click();
      await undo(page).waitFor();
    },
    control: undo,
  },
  {
    name: 'Save of a planned move',
    covers: ['PlanForm: changeRecorded'],
    at: '/grazing/plan?form=plan',
    ready: async (page) => {
      await page.getByRole('radio', { name: /^Flat/ }).check();
      await fill({ 'Planned days': '3' })(page);
    },
    control: save,
  },
  {
    name: 'Later',
    covers: ['StepActs: changeRecorded'],
    at: '/grazing/plan',
    control: (page) => button(page, /^Later: Cows/),
  },
  {
    name: 'Accept the plan',
    covers: ['DraftForm: changeRecorded'],
    at: '/grazing/plan?form=draft',
    ready: async (page) => {
      await fill({ 'Days in each (optional)': '3' })(page);
      await inDialog('Make a draft')(page).click();
      await aSecondLater(page);
    },
    control: inDialog('Accept the plan'),
  },
  {
    name: 'Delete of a planned move',
    covers: ['PlanForm: changeRecorded'],
    at: '/grazing/plan',
    ready: first(/^Edit: Bulls to Trap/),
    control: inDialog('Delete'),
  },
];
