import { button, fill, save, type Scenario } from './Scenario';

const YEAR = new Date().getUTCFullYear();

/** What an organic ranch records for its report. */
export const ORGANIC: readonly Scenario[] = [
  {
    name: 'Save of the organic rules',
    covers: [],
    at: '/settings/ranch?form=ranch-settings',
    ready: fill({}, { 'Organic rules': 'US National Organic Program' }),
    control: save,
    leadsTo: (page) => button(page, 'Add demand'),
  },
  {
    name: 'Save of a grazing season',
    covers: [],
    at: '/settings/ranch?form=add-grazing_season',
    ready: fill({ 'First day': `${YEAR}-01-01`, 'Last day': `${YEAR}-12-31` }),
    control: save,
  },
  {
    name: 'Save of a demand',
    covers: [],
    at: '/settings/ranch?form=add-demand',
    ready: fill({ 'Where the figure is from': 'Feed test' }),
    control: save,
  },
  {
    name: 'Save of a confinement',
    covers: [],
    at: ({ Cows = '' }) => `/herds/${Cows}?form=add-confinement`,
    ready: fill({ Note: 'Hail' }),
    control: save,
  },
  {
    name: 'Keep as a note',
    covers: ['PlanPartText: useSaveEntry'],
    at: '/grazing/organic',
    control: (page) => button(page, 'Keep as a note: Grazing season'),
  },
];
