import { screen, within } from '@testing-library/react';
import { aKeyAreaRecord, aPhotoPointRecord, aTransectRecord, aUseReadingRecord } from '@testing/aMonitoring';
import { aMoveRecord, aRecord, CREEK } from '@testing/aRecord';
import { aMe, aRanch } from '@testing/factories';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** The cows left the creek some days ago. */
const left = (days: number) => aMoveRecord('', { at: daysAgo(days), paddock_uuids: [], off: 'corral' });

async function open(records: readonly object[], role: 'owner' | 'viewer' = 'owner') {
  const founding = aRecord().map((record) =>
    record.kind === 'move' ? aMoveRecord(CREEK, { at: daysAgo(40) }) : record,
  );
  await renderApp('/todo', {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': { status: 200, body: aMe({ ranches: [aRanch({ role })] }) },
      ...fakeRecordServer([...founding, ...records]).answers,
    },
  });
  await screen.findByRole('heading', { name: 'To do' });
}

const due = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  const card = heading.closest('section');
  if (card === null) throw new Error('no card');
  return within(card);
};

it('EVIDENCE 12.12: a key area is due 3 days after the herd left, a transect at its interval, a photo after the grazing', async () => {
  const area = aKeyAreaRecord();
  const point = aPhotoPointRecord({ at_grazing: 'after' });
  await open([left(3), area, point, aTransectRecord({ repeat_days: 365 })]);
  const card = await due('Monitoring 3');
  expect(card.getByText(/^Read its use, today: grazed until .*\.$/)).toBeVisible();
  expect(card.getByText('Take its photo. After grazing, 3 days overdue.')).toBeVisible();
  expect(card.getByText('Count its ground cover. Its interval, today.')).toBeVisible();
  expect(card.getByRole('link', { name: 'Add reading of Bench' })).toHaveAttribute(
    'href',
    `/paddocks/${CREEK}?form=add-use_reading&of=${area.uuid}`,
  );
  expect(card.getByRole('link', { name: 'Add photo of Crossing' })).toHaveAttribute(
    'href',
    `/paddocks/${CREEK}?form=photo-of-point&entry=${point.uuid}`,
  );
});

it('what was read since isn’t due, nor what was left two days ago', async () => {
  const area = aKeyAreaRecord();
  await open([left(10), area, aUseReadingRecord(daysAgo(2), area.uuid), aPhotoPointRecord()]);
  await screen.findByText('mesa');
  expect(screen.queryByRole('heading', { name: /^Monitoring/ })).toBeNull();
});

it('a viewer is told and records nothing', async () => {
  await open([left(5), aKeyAreaRecord()], 'viewer');
  const card = await due('Monitoring 1');
  expect(card.queryByRole('link', { name: 'Add reading of Bench' })).toBeNull();
});
