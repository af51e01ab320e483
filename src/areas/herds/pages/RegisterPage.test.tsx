import { screen, within } from '@testing-library/react';
import { treatmentsCsv } from '@domain/formats/animalFiles/treatmentsCsv';
import { REGISTERS, type Register } from '@domain/animals/registers/registers';
import type { TreatmentData } from '@domain/animals/facts';
import { readCsv } from '@domain/testing/readCsv';
import { aRecord, CREEK } from '@testing/aRecord';
import { aTreatmentRecord } from '@testing/aTreatment';
import { openCows } from '@testing/openCows';

/** Treated animals by the end of their ids. */
const given = (id: number, fields: Partial<TreatmentData>) => ({
  ...aTreatmentRecord(fields),
  uuid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
});

/** 10:00 of June 1 in Denver. */
const TEN = '2026-06-01T16:00:00.000Z';
const TREATED = [
  given(1, { at: TEN, animal: 'cows', head: 40, meat_days: 28, milk_hours: 0, route: 'subcutaneous', vet: 'Dr. Ruiz' }),
  given(2, {
    ...{ at: '2026-06-10T18:00:00.000Z', last_at: '2026-06-12T18:00:00.000Z', tags: ['840', 'US 12'], head: null },
    ...{ meat_days: null, export_days: null, by: '', reason: '', batch: '', expires_on: null, supplier: 'Agro' },
  }),
  given(3, { at: '2026-07-01T18:00:00.000Z', head: null, dose: null, total: null, not_for_food: true }),
];
const PADDOCK = {
  ...aTreatmentRecord(),
  kind: 'paddock_treatment',
  uuid: '00000000-0000-4000-8000-000000000009',
  data: {
    ...{ paddock_uuid: CREEK, at: TEN, acres: null, what: 'herbicide', product_uuid: null, product: 'Remedy' },
    ...{ batch: '', rate: 2, rate_unit: 'pt/ac', lb: null, n_percent: null, graze_days: 14, export_days: null },
    ...{ by: '', note: '' },
  },
};
const DAYS = 'from=2026-06-01&to=2026-06-30';

const open = (search: string, records: readonly object[] = [...TREATED, PADDOCK]) =>
  openCows(`/herds/treatments/print?${search}`, 'viewer', [...aRecord(), ...records]);

async function rowsOf(name: string): Promise<string[][]> {
  const table = within(await screen.findByRole('table', { name }));
  return table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
}

it('ANIMALS 10.9: the three registers and the CSV file of the same days have the same treatments', async () => {
  const csv = readCsv(
    treatmentsCsv(
      {
        ...{ time_zone: 'America/Denver', rule_set: null, herds: [] },
        treatments: TREATED.map(({ uuid, data }) => ({ uuid, data: data as TreatmentData })),
      },
      { from: '2026-06-01', to: '2026-06-30' },
    ),
  );
  const { user } = await open(DAYS);
  for (const [name, register] of [
    ['United States', REGISTERS.us_530_5],
    ['Australia', REGISTERS.au_lpa],
    ['European Union', REGISTERS.eu_2019_6],
  ] as const satisfies readonly (readonly [string, Register])[]) {
    await user.click(await screen.findByRole('button', { name }));
    const [head, ...rows] = await rowsOf('Treatments of animals');
    expect(head).toHaveLength(register.columns.length);
    expect(rows).toHaveLength(csv.length);
    const dates = rows.map((cells) => cells.find((cell) => /^Jun \d+, 2026$/.test(cell)));
    expect(dates).toEqual(['Jun 1, 2026', 'Jun 10, 2026']);
    expect(csv.map(({ at }) => at?.slice(0, 10))).toEqual(['2026-06-01', '2026-06-10']);
  }
});

it('the register of the United States has the columns of its rule; what nobody recorded is named and counted', async () => {
  await open(`register=us_530_5&${DAYS}`);
  expect(await rowsOf('Treatments of animals')).toEqual([
    [
      ...['Drug and active ingredient', 'Condition', 'Species', 'Dosage', 'Route', 'Duration', 'Number treated'],
      'Withdrawal, withholding or discard times for meat and milk',
      ...['Date', 'Given by', 'Veterinarian'],
    ],
    [
      ...['Ivomec; active ingredient: Ivermectin', 'Lice', 'Cattle', '1 ml for 100 lb', 'Under the skin', 'one dose'],
      ...['40; cows, Cows', 'meat: 28 days; milk: 0 hours', 'Jun 1, 2026', 'Bo', 'Dr. Ruiz'],
    ],
    [
      ...['Ivomec; active ingredient: Ivermectin', 'not recorded', 'Cattle', '1 ml for 100 lb', 'not recorded'],
      ...['3 days', '2; cows: 840, US 12', 'meat: not recorded; milk: not recorded', 'Jun 10, 2026'],
      ...['not recorded', 'not recorded'],
    ],
  ]);
  expect(screen.getByText(/^US, 21 CFR 530\.5: .*, text of Nov 7, 1996\.$/)).toBeVisible();
  expect(screen.getByText('5 cells are not recorded.')).toBeVisible();
  expect(screen.getByText(/Keep it for at least 2 years/)).toBeVisible();
  expect(
    screen.getByText(
      'This register has the fields that we read in the rule named above. Rules change: compare with the current text before relying on it.',
    ),
  ).toBeVisible();
  expect(document.body.textContent).not.toMatch(/complian|certif/i);
});

it('ANIMALS 10.5: a dose at 10:00 of June 1 with 28 days is safe from June 30 on in the register', async () => {
  await open(`register=au_lpa&${DAYS}`);
  expect(await rowsOf('Treatments of animals')).toEqual([
    [
      ...['Date', 'Mob or tags', 'Number', 'Product', 'Batch', 'Expiry', 'WHP', 'ESI', 'Date safe for slaughter'],
      'Given by',
    ],
    [
      ...['Jun 1, 2026', 'cows, Cows', '40', 'Ivomec', 'B-22', 'May 31, 2027', '28 days', '0 days', 'Jun 30, 2026'],
      'Bo',
    ],
    [
      ...['Jun 10, 2026', 'cows: 840, US 12', '2', 'Ivomec', 'not recorded', 'not recorded'],
      ...['not recorded', 'not recorded', 'not recorded', 'not recorded'],
    ],
  ]);
  expect(await rowsOf('Treated paddocks')).toEqual([
    ['Date', 'Paddock', 'Area', 'Product', 'Batch', 'Rate', 'WHP', 'ESI', 'Date safe to graze'],
    [
      ...['Jun 1, 2026', 'creek', '100 ac', 'Remedy', 'not recorded', '2 pt/ac', '14 days', 'not recorded'],
      'Jun 16, 2026',
    ],
  ]);
  expect(screen.getByText('Australia, LPA, edition not noted.')).toBeVisible();
  expect(screen.getByText('8 cells are not recorded.')).toBeVisible();
});

it('the Australian register says that the days are doubled for organic, as its safe date has them', async () => {
  await open(`register=au_lpa&${DAYS}`, [given(1, { at: TEN, meat_days: 28, export_days: 7, organic: 'doubled' })]);
  const [, row] = await rowsOf('Treatments of animals');
  expect(row?.slice(6, 9)).toEqual(['28 days; doubled for organic', '7 days; doubled for organic', 'Jul 28, 2026']);
});

it('ANIMALS 10.4: the register of the European Union prints 0 as 0, and days that nobody recorded never as 0', async () => {
  await open('register=eu_2019_6&from=2026-06-01', [
    ...TREATED,
    given(4, { at: '2026-07-02T18:00:00.000Z', meat_days: 0, prescription: 'R-7' }),
  ]);
  expect(await rowsOf('Treatments of animals')).toEqual([
    [
      ...['Date of first administration', 'Product', 'Amount', 'Supplier', 'Proof of acquisition', 'Animals or group'],
      ...['Veterinarian where prescribed', 'Withdrawal time', 'Duration'],
    ],
    [
      ...['Jun 1, 2026', 'Ivomec', '400 ml', 'not recorded', 'not recorded', 'cows, Cows; head: 40'],
      ...['Dr. Ruiz', 'meat: 28 days; milk: 0 hours', 'one dose'],
    ],
    [
      ...['Jun 10, 2026', 'Ivomec', '400 ml', 'Agro', 'not recorded', 'cows: 840, US 12', '–'],
      ...['meat: not recorded', '3 days'],
    ],
    [
      ...['Jul 1, 2026', 'Ivomec', 'not recorded', 'not recorded', 'not recorded', 'cows; head: 120'],
      ...['–', 'never for food', 'one dose'],
    ],
    [
      ...['Jul 2, 2026', 'Ivomec', '400 ml', 'not recorded', 'not recorded', 'cows; head: 40'],
      ...['not recorded', 'meat: 0 days', 'one dose'],
    ],
  ]);
});

it('a last day before the first is said, and nothing is printed', async () => {
  await open('from=2026-06-30&to=2026-06-01');
  expect(await screen.findByText('The last day is before the first.')).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});
