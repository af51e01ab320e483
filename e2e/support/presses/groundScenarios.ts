import type { Page } from '@playwright/test';
import { button, fill, first, inDialog, save, type Scenario } from './Scenario';
import { aSecondLater } from '../aSecondLater';

const paddock =
  (name: string, form = '') =>
  (ids: Readonly<Record<string, string>>) =>
    `/paddocks/${ids[name] ?? ''}${form === '' ? '' : `?form=${form}`}`;

const stayIn = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

/** Paddocks, what is written of them, the record of stays, and the ranch’s own figures. */
export const GROUND: readonly Scenario[] = [
  {
    name: 'Add paddock',
    covers: ['PaddocksPage: changeRecorded'],
    at: '/paddocks?form=add-paddock',
    ready: fill({ Name: 'Hay', Acres: '10' }),
    control: save,
  },
  {
    name: 'Edit paddock',
    covers: ['PaddockDialogs: changeRecorded'],
    at: paddock('Ridge', 'edit-paddock'),
    ready: fill({ Acres: '61' }),
    control: save,
  },
  {
    name: 'Add subdivision',
    covers: ['PaddockDialogs: changeRecorded'],
    at: paddock('Ridge', 'add-subdivision'),
    ready: fill({ Name: 'Ridge 1', Acres: '10' }),
    control: save,
  },
  {
    name: 'Save of forage',
    covers: [],
    at: paddock('Bench', 'add-forage'),
    ready: fill({ 'Pounds per acre': '800' }),
    control: save,
  },
  {
    name: 'Save of a paddock’s treatment',
    covers: [],
    at: paddock('Bench', 'add-paddock_treatment'),
    ready: fill({ Product: 'Grazon', 'No grazing, days': '30' }),
    control: save,
  },
  { name: 'Save of a mark', covers: [], at: paddock('Bench', 'add-mark'), control: save },
  {
    name: 'Save of a task',
    covers: [],
    at: paddock('Bench', 'add-task'),
    ready: fill({ Task: 'Fix the trough' }),
    control: save,
  },
  { name: 'Save of rain', covers: [], at: '/grazing?form=add-rain', ready: fill({ Inches: '0.45' }), control: save },
  {
    name: 'Retire a paddock',
    covers: ['EndOfPaddock: changeRecorded'],
    at: paddock('Flat'),
    control: (page) => button(page, 'Retire'),
  },
  {
    name: 'Bring a paddock back',
    covers: ['EndOfPaddock: changeRecorded'],
    at: paddock('Gone'),
    control: (page) => button(page, 'Bring back'),
  },
  {
    name: 'Delete a paddock',
    covers: ['EndOfPaddock: changeRecorded'],
    at: paddock('Gone'),
    control: (page) => button(page, 'Delete'),
    endsAt: /^\/paddocks$/,
  },
  {
    name: 'Save of a stay',
    covers: ['EditStayForm: changeRecorded'],
    at: '/grazing/record?herd=all',
    ready: async (page) => {
      await stayIn(page, 'Mesa').getByRole('button', { name: /^Edit/ }).first().click();
      await fill({ Note: 'By the creek' })(page);
    },
    control: save,
  },
  {
    name: 'Delete of a stay',
    covers: ['DeleteStay: useDeleteStay'],
    at: '/grazing/record',
    ready: async (page) => {
      await stayIn(page, 'Mesa').getByRole('button', { name: /^Edit/ }).first().click();
      await aSecondLater(page);
    },
    control: inDialog(/^Delete/),
  },
  {
    name: 'Bring back what was deleted lately',
    covers: ['DeletedTogether: changeRecorded'],
    at: '/grazing/record?show=deleted',
    control: (page) => button(page, /^Bring back: /),
  },
  {
    name: 'Ranch settings',
    covers: ['RanchSettingsForm: useJudgedChange', 'useJudgedChange: changeRecorded'],
    at: '/settings/ranch?form=ranch-settings',
    ready: fill({ 'Rest target while growing (days)': '50' }),
    control: save,
  },
  {
    name: 'Normal rain',
    covers: ['NormalRainForm: useJudgedChange'],
    at: '/grazing/drought?form=normal-rain',
    ready: async (page) => {
      for (const field of await page.getByRole('dialog').getByRole('textbox').all()) await field.fill('1');
    },
    control: save,
  },
  {
    name: 'Save of an attestation',
    covers: ['AttestForm: changeRecorded'],
    at: '/grazing/year?form=attest&unit=',
    ready: fill({ 'Your name': 'Maria Gomez' }),
    control: save,
  },
  {
    name: 'Save of land reported together',
    covers: [],
    at: '/grazing/year?form=add-unit',
    ready: async (page) => {
      await fill({ Name: 'North half', 'First day': '2026-01-01' })(page);
      await page.getByRole('checkbox').first().check();
    },
    control: save,
  },
  {
    name: 'Add season',
    covers: ['SeasonForm: useJudgedChange'],
    at: '/settings/ranch?form=add-season',
    ready: fill({ Name: 'Early', 'First day': '2018-01-01', 'Last day (optional)': '2018-12-31' }),
    control: save,
  },
  {
    name: 'End season',
    covers: ['EndSeasonForm: useJudgedChange'],
    at: '/settings/ranch',
    ready: async (page) => {
      await first(/^End /)(page);
      await fill({ 'Name of the next season': 'The next' })(page);
    },
    control: save,
  },
  {
    name: 'Delete of a season',
    covers: ['SeasonRow: changeRecorded'],
    at: '/settings/ranch',
    control: (page) => button(page, 'Delete Dry'),
  },
];
