import { screen } from '@testing-library/react';
import { aPhotoPointRecord } from '@testing/aMonitoring';
import { aHerdRecord, aMoveRecord, aRecord, CREEK } from '@testing/aRecord';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

const point = aPhotoPointRecord();

const aPhoto = (at: string) => ({
  ...aHerdRecord(`photo ${at}`),
  kind: 'photo',
  data: {
    ...{ at, subject_kind: 'photo_point', subject_uuid: point.uuid, paddock_uuid: CREEK, caption: '', point: null },
    ...{ bearing_deg: null, sha256: at.replace(/\D/g, '').padEnd(64, 'a'), bytes: 1_000, width: 320, height: 240 },
  },
});

const off = aMoveRecord('', { at: '2026-06-12T12:00:00.000Z', paddock_uuids: [], off: 'corral' });
const rain = { ...aHerdRecord('rain'), kind: 'rain', data: { on: '2026-06-05', inches: 1.5 } };

async function open(records: readonly object[]) {
  const app = await renderApp('/grazing/monitoring/photos', {
    hasSession: true,
    answers: fakeRecordServer([...aRecord(), off, ...records]).answers,
  });
  await screen.findByRole('heading', { name: 'Photo points', level: 1 });
  return app;
}

it('EVIDENCE 12.12: the first and the latest photo of a point are next to each other, with the year before each below', async () => {
  const { user } = await open([
    point,
    rain,
    ...['2025-06-22T12:00:00.000Z', '2026-06-11T12:00:00.000Z', '2026-06-22T12:00:00.000Z'].map(aPhoto),
  ]);
  const [first, second] = [
    await screen.findByRole('combobox', { name: 'First photo of Crossing' }),
    screen.getByRole('combobox', { name: 'Second photo of Crossing' }),
  ];
  expect(first).toHaveDisplayValue(/^Jun 22, 2025/);
  expect(second).toHaveDisplayValue(/^Jun 22, 2026/);
  const told = () => [...document.querySelectorAll('figcaption dd')].map(({ textContent }) => textContent);
  expect(told()).toEqual(['0 days', '---', '0', 'not recorded', '10 days', '10', '12', '1.5 in']);
  await user.selectOptions(second, screen.getAllByRole('option', { name: /^Jun 11, 2026/ })[1] as HTMLElement);
  expect(told().slice(4)).toEqual(['9 days', 'grazed that day', '10.8', '1.5 in']);
  await user.click(screen.getByRole('button', { name: 'One over the other' }));
  expect(screen.getByRole('slider')).toBeVisible();
  expect(screen.getAllByText('Days grazed in the year before')).toHaveLength(2);
});

it('a point says where to stand, and that a photo is due', async () => {
  await open([aPhotoPointRecord({ repeat_days: 30 })]);
  expect(
    await screen.findByText(/Stand at 41\.93, -101\.62\. 90° from north\. Old willow\. Every 30 days$/),
  ).toBeVisible();
  expect(screen.getByText('A photo is due. Its interval, today.')).toBeVisible();
  expect(screen.getByText('No photo yet.')).toBeVisible();
});

it('without a point says where one is added', async () => {
  await open([]);
  expect(screen.getByRole('heading', { name: 'No photo points yet' })).toBeVisible();
});

it('says at its foot whose points these are, when they were printed, and the seal', async () => {
  await open([point]);
  const foot = screen.getByText(/Printed /).closest('footer');
  expect(foot).toHaveTextContent(/seal/i);
});
