import { transectReadingSchema } from './transectReading';

const NO_HITS = { bare: 0, rock: 0, annual_grass: 0, perennial_grass: 0, forb: 0, shrub: 0, tree: 0 };
const reading = (fields: object) => ({
  ...{ ...NO_HITS, litter: 100, canopy: null, gaps: null, heights_in: [], by: '', note: '' },
  transect_uuid: '00000000-0000-4000-8000-000000000001',
  at: '2026-06-01T12:00:00.000Z',
  ...fields,
});

const refused = (fields: object) =>
  transectReadingSchema
    .validate(reading(fields), { strict: true })
    .then(() => null)
    .catch(({ path, message }: { path: string; message: string }) => [path, message]);

it('EVIDENCE 6: points under a canopy are some of those that were counted', async () => {
  expect(await refused({ canopy: 101 })).toEqual(['canopy', 'More points are under a canopy than were counted']);
  expect(await refused({ canopy: 100 })).toBeNull();
  expect(await refused({ canopy: null })).toBeNull();
});
