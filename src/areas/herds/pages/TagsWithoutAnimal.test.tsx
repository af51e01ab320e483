import { screen, waitFor } from '@testing-library/react';
import type { Role } from '@contract/ranches/rights';
import { aHerdRecord, aRecord, COWS } from '@testing/aRecord';
import { aTreatmentRecord } from '@testing/aTreatment';
import { openCows } from '@testing/openCows';

const GIVEN = aTreatmentRecord({ head: null, tags: ['A11', '982000123456789'], animal: 'heifers' });
const WEIGHED = {
  ...aHerdRecord('weighed'),
  kind: 'weighing',
  data: {
    herd_uuid: COWS,
    at: '2026-06-02T15:00:00.000Z',
    animal: null,
    entries: [
      { tag: 'A11', lb: 1100 },
      { tag: '12', lb: 1120 },
      { tag: '', lb: 1090 },
    ],
    note: '',
  },
};
const open = (role: Role = 'owner') => openCows(`/herds/${COWS}`, role, [...aRecord(), GIVEN, WEIGHED]);

it('ANIMALS 5: tags of treatments and weighings without an animal are listed with the herd, and become animals by one press', async () => {
  const { user, changes } = await open();
  expect(await screen.findByRole('heading', { name: 'Tags without an animal' })).toBeVisible();
  expect(screen.getByText('A11, 982000123456789, 12')).toBeVisible();
  await user.dblClick(screen.getByRole('button', { name: 'Make animals of 3 tags' }));
  expect(await screen.findByRole('table', { name: 'Animals' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Tags without an animal' })).toBeNull();
  await waitFor(() => expect(changes()).toHaveLength(3));
  expect(changes()).toMatchObject([
    { kind: 'animal', data: { animal: 'heifers', herd_uuid: COWS, ids: [{ tag: 'A11', type: 'visual', from: null }] } },
    { data: { animal: 'heifers', at: '2026-06-01T15:00:00.000Z', ids: [{ tag: '982000123456789', type: 'eid' }] } },
    { data: { animal: 'cows', at: '2026-06-02T15:00:00.000Z', ids: [{ tag: '12' }] } },
  ]);
  expect(screen.getByText('Added 3 animals')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByRole('button', { name: 'Make animals of 3 tags' })).toBeVisible();
  await waitFor(() =>
    expect(
      changes()
        .slice(3)
        .map(({ data }) => data),
    ).toEqual([null, null, null]),
  );
});

it('ANIMALS 10.11: a viewer sees the tags without an animal, and makes none of them', async () => {
  await open('viewer');
  expect(await screen.findByText('A11, 982000123456789, 12')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Make animals/ })).toBeNull();
});
