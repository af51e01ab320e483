import { screen } from '@testing-library/react';
import { COWS } from '@testing/aRecord';
import * as mockReader from '@testing/openReaderFile';
import { workbook } from '../../../../e2e/support/workbook';

// The files of the workers are named by addresses that only a bundler can read.
jest.mock('@entries/readerFile/startReader', () => ({ startReader: () => new mockReader.ReaderBesidePage() }));

const press = (name: RegExp) => screen.findByRole('button', { name });
const utf16 = (text: string) =>
  Uint8Array.from([0xff, 0xfe, ...[...text].flatMap((letter) => [letter.charCodeAt(0), 0])]);

const EID = '982000123456789';
const OTHER = '982000123456790';

beforeEach(() => window.localStorage.clear());

it.each<[string, string | Uint8Array, string, [string, number][]]>([
  [
    'Tru-Test with gains',
    'EID,VID,Weight,Date,Time,Adg,Days,Lwg\n' +
      '982 000123456789,101,1100.5,2026-06-20,10:15:30,1.2,30,36\n' +
      '982 000123456790,102,1098,2026-06-20,10:16:02,1.1,30,33\n',
    '2026-06-20T16:15:30.000Z',
    [
      [EID, 1100.5],
      [OTHER, 1098],
    ],
  ],
  [
    'Tru-Test without gains, in kilograms and days first',
    'EID,VID,Weight (kg),Date,Time\n982000123456789,101,512,20/06/2026,10:15\n',
    '2026-06-20T16:15:00.000Z',
    [[EID, 512 * 2.20462]],
  ],
  [
    'Tru-Test as a workbook of one comma-joined column',
    workbook([
      {
        sheet: 'Session',
        data: [['EID,VID,Weight,Date,Time'], ['982000123456789,101,1100,2026-06-20,10:15']],
      },
    ]),
    '2026-06-20T16:15:00.000Z',
    [[EID, 1100]],
  ],
  [
    'Gallagher',
    'Date,Time,Electronic ID,Visual ID,Live Weight (lb),Condition Score\n' +
      '06/20/2026,10:15:00 AM,982 000123456789,A17,1120,3\n',
    '2026-06-20T16:15:00.000Z',
    [[EID, 1120]],
  ],
  [
    'Gallagher as a workbook with cells',
    workbook([
      {
        sheet: 'Animals',
        data: [
          ['Date', 'Electronic ID', 'Visual ID', 'Weight (lb)'],
          [new Date('2026-06-20T00:00:00Z'), 982000123456789, 'A17', 1120],
        ],
      },
    ]),
    '2026-06-20T18:00:00.000Z',
    [[EID, 1120]],
  ],
  [
    'Digi-Star',
    'A 00000 0 982 000017383201, 890,LB,$,GR,8/27/03,10:15,_\nA 00000 0 982 000017383202, 902,LB,$,GR,8/27/03,10:17,_\n',
    '2003-08-27T16:15:00.000Z',
    [
      ['982000017383201', 890],
      ['982000017383202', 902],
    ],
  ],
  [
    'VitalControl with semicolons',
    'transponder-id;national-id-animal;farm-id-animal;dateofbirth;weight;date\n' +
      '276000123456789;DE0123456789;17;13.02.2026;87,5 kg;20.06.2026\n',
    '2026-06-20T18:00:00.000Z',
    [['276000123456789', 87.5 * 2.20462]],
  ],
  [
    'UTF-16 with tabs',
    utf16('EID\tWeight (lb)\tDate\n982000123456789\t1120\t2026-06-20\n'),
    '2026-06-20T18:00:00.000Z',
    [[EID, 1120]],
  ],
])('ANIMALS 10.6: %s is imported as a weighing', async (_layout, content, at, weights) => {
  const { user, choose, written } = await mockReader.openReaderFile();
  await choose(content);
  await user.click(await press(/^Import 1 weighing$/));
  await screen.findByText(/All of it is saved/);
  const entries = weights.map(([tag, lb]) => ({ tag, lb }));
  expect(written()).toMatchObject([{ kind: 'weighing', data: { herd_uuid: COWS, at, entries } }]);
});

it.each<[string, string, [string, string][]]>([
  [
    'Biomark',
    '20-06-2026 10:15:07 01 3DD.003BA20748 *00\n20-06-2026 10:15:09 01 3DD.003BA20749 *00\n',
    [
      ['989001000474440', 'eid'],
      ['989001000474441', 'eid'],
    ],
  ],
  [
    'a bare list of tags',
    '982000123456789\r\n982 000123456790\r\n',
    [
      [EID, 'eid'],
      [OTHER, 'eid'],
    ],
  ],
  ['a bare list with times', 'LA 982 000123456789 20/06/2026 10:15:05\n', [[EID, 'eid']]],
  ['hexadecimal tags', '8000F58000109BA4\n', [['982000001088420', 'eid']]],
  ['tags of NLIS', '3ABCD123XBC01234\n', [['3ABCD123XBC01234', 'official']]],
  [
    'visual tags',
    '101\nBLUE 3\n',
    [
      ['101', 'visual'],
      ['BLUE 3', 'visual'],
    ],
  ],
])('ANIMALS 10.6: %s becomes animals', async (_layout, content, tags) => {
  const { user, choose, written } = await mockReader.openReaderFile();
  await choose(content, 'list.txt');
  await user.click(await press(/^Make animals of/));
  await screen.findByText(/All of it is saved/);
  expect(written().map(({ kind, data }) => [kind, data?.ids])).toEqual(
    tags.map(([tag, type]) => ['animal', [{ tag, type, from: null, to: null }]]),
  );
});
