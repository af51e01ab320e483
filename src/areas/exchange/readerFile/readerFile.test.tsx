import { screen, waitFor, within } from '@testing-library/react';
import { aCountRecord, aHerdRecord, aRecord, COWS } from '@testing/aRecord';
import * as mockReader from '@testing/openReaderFile';

// The files of the workers are named by addresses that only a bundler can read.
jest.mock('@entries/readerFile/startReader', () => ({ startReader: () => new mockReader.ReaderBesidePage() }));

const { openReaderFile } = mockReader;
const press = (name: string) => screen.findByRole('button', { name });
const sessions = () => screen.getByRole('heading', { name: 'Sessions' }).parentElement ?? document.body;

const TWO =
  'EID,VID,Weight (lb),Date,Time\n' +
  '982000123456789,101,1100,2026-06-20,10:15:00\n' +
  '982000123456790,102,1120,2026-06-20,10:16:00\n' +
  '982000123456791,103,,2026-06-20,10:17:00\n';

beforeEach(() => window.localStorage.clear());

it('ANIMALS 10.6: weights of a scale are looked at, written as a weighing of the herd, and taken back by one button', async () => {
  const { user, choose, sent, written } = await openReaderFile();
  await choose(TWO);
  expect(await screen.findByRole('heading', { name: '3 lines in scale.csv' })).toHaveFocus();
  expect(await screen.findByText('2 weights, mean 1,110 lb, 1,100 lb to 1,120 lb')).toBeVisible();
  expect(await screen.findByText('0 tags known, 2 new')).toBeVisible();
  expect(screen.getByText('Line 4: no weight.')).toBeVisible();
  expect(sent()).toEqual([]);
  await user.click(await press('Import 1 weighing'));
  expect(await screen.findByText(/All of it is saved/)).toBeVisible();
  expect(written()).toMatchObject([
    {
      kind: 'weighing',
      data: {
        herd_uuid: COWS,
        at: '2026-06-20T16:15:00.000Z',
        animal: 'cows',
        entries: [
          { tag: '982000123456789', lb: 1100 },
          { tag: '982000123456790', lb: 1120 },
        ],
      },
    },
  ]);
  expect(sent()[0]?.import_uuid).toMatch(/^[0-9a-f-]{36}$/);
  await user.click(await press('Undo this import'));
  expect(await screen.findByText('Removed 1 weighing.')).toBeVisible();
  await waitFor(() => expect(written()[1]?.data).toBeNull());
});

it('ANIMALS 10.6: a second reading of the same file is told to be here already, and its tags are known', async () => {
  const { user, choose } = await openReaderFile();
  await choose(TWO);
  await user.click(await press('Import 1 weighing'));
  await screen.findByText(/All of it is saved/);
  await user.click(await press('Import another file'));
  await choose(TWO, 'again.csv');
  expect(await screen.findByText('All of it is here already')).toBeVisible();
  expect(await screen.findByText('2 tags known, 0 new')).toBeVisible();
  expect(screen.getByText('Nothing in this file will be imported.')).toBeVisible();
});

it('rule T6: a file whose tags a spreadsheet has rounded is refused in these words', async () => {
  const { choose, sent } = await openReaderFile();
  await choose('EID,Weight\n9.82E+14,512\n9.82E+14,514\n');
  expect(
    await screen.findByText(
      'Line 2: 9.82E+14 is a tag that a spreadsheet has rounded: its last digits are gone and cannot be brought back. Read the tags again from the reader itself, and do not open its file in a spreadsheet before.',
    ),
  ).toBeVisible();
  expect(sent()).toEqual([]);
});

it('rule T7: 3/4/2026 is asked in words both ways, and read as the person says', async () => {
  const { user, choose, written } = await openReaderFile();
  await choose('EID,Weight,Date\n982000123456789,1100,3/4/2026\n');
  const question = await screen.findByLabelText('3/4/2026: April 3 or March 4?');
  expect(question).toHaveValue('month');
  await user.selectOptions(question, 'April 3');
  expect(await within(sessions()).findByText('Apr 3, 2026')).toBeVisible();
  await user.click(await press('Import 1 weighing'));
  await screen.findByText(/All of it is saved/);
  expect(written()[0]?.data?.at).toBe('2026-04-03T18:00:00.000Z');
});

it('rule K3: a mean of about half of the class asks for kilograms, and they are stored as kg × 2.20462', async () => {
  const { user, choose, written } = await openReaderFile();
  await choose('EID,Weight,Date\n982000123456789,500,2026-06-20\n');
  expect(await screen.findByText(/^Are these kilograms\?/)).toBeVisible();
  await user.click(await press('Yes, kilograms'));
  expect(await screen.findByText('1 weight, mean 1,102 lb, 1,102 lb to 1,102 lb')).toBeVisible();
  expect(screen.queryByText(/^Are these kilograms\?/)).toBeNull();
  await user.click(await press('Import 1 weighing'));
  await screen.findByText(/All of it is saved/);
  expect(written()[0]?.data?.entries).toEqual([{ tag: '982000123456789', lb: 500 * 2.20462 }]);
});

it('ANIMALS 10.6: the unit is that of the person where the file says none', async () => {
  const { choose } = await openReaderFile({ units: 'metric' });
  await choose('EID,Weight,Date\n982000123456789,500,2026-06-20\n');
  expect(await screen.findByLabelText('Weights are in')).toHaveValue('kg');
  expect(screen.getByText('1 weight, mean 500 kg, 500 kg to 500 kg')).toBeVisible();
});

it('ANIMALS 10.6: of several herds one is chosen for each session, and what is left out stays out', async () => {
  const records = [...aRecord(), aHerdRecord('steers'), aCountRecord(40)];
  const { user, choose, written } = await openReaderFile({ records });
  await choose(
    'EID,Weight,Date\n982000123456789,1100,2026-06-20\n982000123456789,1130,2026-06-21\n982000123456790,1100,2026-06-21\n',
  );
  expect(await screen.findByText('Choose the herd of each session.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Herd of Jun 20, 2026'), 'Left out');
  await user.selectOptions(screen.getByLabelText('Herd of Jun 21, 2026'), 'steers');
  await user.selectOptions(screen.getByLabelText('Class of Jun 21, 2026'), 'Steers');
  await user.click(await press('Import 1 weighing'));
  await screen.findByText(/All of it is saved/);
  expect(written()).toMatchObject([{ data: { animal: 'steers', entries: [{ lb: 1130 }, { lb: 1100 }] } }]);
});

it('ANIMALS 3: a session of more than 2,000 weights is several weighings of one group at the same instant', async () => {
  const { user, choose, sent } = await openReaderFile();
  const lines = Array.from({ length: 4_500 }, (_, n) => `982${String(n).padStart(12, '0')},1100,2026-06-20\n`);
  await choose(`EID,Weight,Date\n${lines.slice(1).join('')}`);
  await user.click(await press('Import 3 weighings'));
  await screen.findByText(/All of it is saved/);
  const [group, ...others] = sent();
  expect(others).toEqual([]);
  expect(group?.changes.map(({ data }) => [(data?.entries as object[]).length, data?.at])).toEqual([
    [2_000, '2026-06-20T18:00:00.000Z'],
    [2_000, '2026-06-20T18:00:00.000Z'],
    [499, '2026-06-20T18:00:00.000Z'],
  ]);
});

it('ANIMALS 6: what a column is can be changed, and is remembered for the next file', async () => {
  const { user, choose } = await openReaderFile();
  const text = 'EID,Last,Now,Date\n982000123456789,1050,1100,2026-06-20\n';
  await choose(text);
  await user.selectOptions(await screen.findByLabelText('What Now is'), 'Weight');
  expect(await screen.findByText('1 weight, mean 1,100 lb, 1,100 lb to 1,100 lb')).toBeVisible();
  await user.click(await press('Choose another file'));
  await choose(text, 'next.csv');
  expect(await screen.findByText('1 weight, mean 1,100 lb, 1,100 lb to 1,100 lb')).toBeVisible();
  expect(screen.getByLabelText('What Now is')).toHaveValue('weight');
});

it('ANIMALS 6: a list of tags is compared with the herd, which writes nothing, and becomes animals', async () => {
  const { user, choose, sent, written } = await openReaderFile();
  await choose('EID,VID\n982000123456789,101\n982000123456790,102\n');
  await user.click(await press('Make animals of 2 tags'));
  await screen.findByText(/All of it is saved/);
  expect(written()).toMatchObject([
    {
      kind: 'animal',
      data: {
        animal: 'cows',
        herd_uuid: COWS,
        ids: [
          { tag: '982000123456789', type: 'eid', from: null, to: null },
          { tag: '101', type: 'visual', from: null, to: null },
        ],
      },
    },
    { kind: 'animal', data: { ids: [{ tag: '982000123456790' }, { tag: '102' }] } },
  ]);
  expect(sent()).toHaveLength(1);
  await user.click(await press('Import another file'));
  await choose('102\n7\n', 'list.txt');
  expect(
    await screen.findByText(
      '1 of 2 tags that the record has in cows were read; missing: 982000123456789; not expected: 7.',
    ),
  ).toBeVisible();
  expect(sent()).toHaveLength(1);
});

it('ANIMALS 10.11: members bring in what a reader read, viewers nothing', async () => {
  await openReaderFile({ role: 'member' });
  expect(await screen.findByLabelText('Choose a reader’s or scale’s file')).toBeVisible();
  expect(screen.queryByLabelText('Choose a table')).toBeNull();
});

it('ANIMALS 10.11: viewers bring in nothing', async () => {
  await openReaderFile({ role: 'viewer' });
  expect(screen.queryByLabelText('Choose a reader’s or scale’s file')).toBeNull();
});
