import { screen, within } from '@testing-library/react';
import { aCountRecord, aRecord } from '@testing/aRecord';
import { aTreatmentRecord } from '@testing/aTreatment';
import { openCows } from '@testing/openCows';

jest.setTimeout(60_000);

it('of very many lines 500 are drawn, and the page says how many there are and where the others are', async () => {
  const treatments = Array.from({ length: 510 }, (_none, index) => ({
    ...aTreatmentRecord({ head: 1, meat_days: null }),
    uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  }));
  await openCows('/herds/withdrawal', 'owner', [...aRecord(), aCountRecord(120), ...treatments]);
  const table = within(await screen.findByRole('table', { name: 'Time not recorded' }, { timeout: 30_000 }));
  expect(table.getAllByRole('row')).toHaveLength(501);
  expect(screen.getByText(/500 of 510 are shown\. All of them are in the file withdrawal\.csv\./)).toBeVisible();
});
