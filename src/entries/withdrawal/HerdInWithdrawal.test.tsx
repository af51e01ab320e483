import { screen } from '@testing-library/react';
import { aCountRecord, aHerdRecord, aRecord } from '@testing/aRecord';
import { aTreatmentRecord } from '@testing/aTreatment';
import { openCows } from '@testing/openCows';

const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();

const given = (name: string, fields: object) => ({
  ...aTreatmentRecord({ at: YESTERDAY, ...fields }),
  uuid: aHerdRecord(name).uuid,
});

it('ANIMALS 10.4: of a herd it is told apart how many are held to a day, never safe, and of unknown time', async () => {
  const treatments = [
    given('dated', { head: null }),
    given('never', { head: 3, not_for_food: true }),
    given('unknown', { head: 12, meat_days: null }),
  ];
  await openCows(undefined, 'owner', [...aRecord(), aCountRecord(120), ...treatments]);
  expect(await screen.findByText(/^In withdrawal until .* \(meat\): up to 120 of 120 head$/)).toBeVisible();
  expect(screen.getByText('Never for food: up to 3 of 120 head')).toBeVisible();
  expect(screen.getByText('No withdrawal time recorded (meat): up to 12 of 120 head')).toBeVisible();
});
