import { aPicture } from '../pictures';
import { aSecondLater } from '../aSecondLater';
import { button, fill, save, type Ids, type Scenario } from './Scenario';

const atBench =
  (form = '') =>
  (ids: Ids) =>
    `/paddocks/${ids.Bench ?? ''}${form === '' ? '' : `?form=${form}`}`;

/** Key areas, photo points and transects of a paddock. */
export const MONITORING: readonly Scenario[] = [
  {
    name: 'Save of a key area',
    covers: [],
    at: atBench('add-key_area'),
    ready: fill({ Name: 'North bench', 'Least stubble': '4' }),
    control: save,
    leadsTo: (page) => button(page, 'Add reading of North bench'),
  },
  {
    name: 'Save of a reading of its use',
    covers: [],
    at: atBench('add-use_reading'),
    ready: fill({ Heights: '3 4 3.5', 'Why not met': 'Elk' }),
    control: save,
  },
  {
    name: 'Save of a transect',
    covers: [],
    at: atBench('add-transect'),
    ready: fill({ Name: 'Bench 1', 'Center, or where the line begins': '41.93, -101.62' }),
    control: save,
    leadsTo: (page) => button(page, 'Add reading of Bench 1'),
  },
  {
    name: 'Save of a reading of a transect',
    covers: [],
    at: atBench('add-transect_reading'),
    ready: fill({ 'Bare ground': '18', Litter: '82' }),
    control: save,
  },
  {
    name: 'Save of a photo point',
    covers: [],
    at: atBench('add-photo_point'),
    ready: fill({ Name: 'Crossing', 'Where to stand': '41.93, -101.62', 'Direction in degrees': '90' }),
    control: save,
    leadsTo: (page) => button(page, 'Add photo of Crossing'),
  },
  {
    name: 'Save of a photo of a point',
    covers: ['PhotoOfPointForm: useSaveEntry'],
    at: atBench(),
    ready: async (page) => {
      await button(page, 'Add photo of Crossing').click();
      await page.getByLabel('Add photos').setInputFiles(await aPicture(page, 'Crossing', 320, 240));
      await page.getByRole('dialog').getByRole('listitem').getByRole('img').waitFor();
      await aSecondLater(page);
    },
    control: save,
  },
];
